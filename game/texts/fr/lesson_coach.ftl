# What a coach says where a step of a lesson has no words of its own.
lesson-works-too = *Cela marche aussi.*
lesson-lost = Ce n’est plus possible ce tour-ci. *Reprenez votre coup*, ou continuez sans ?
lesson-missed = La leçon est finie, et une partie n’a pas été faite. Réessayez, ou jouez la suite : la table est à vous.
