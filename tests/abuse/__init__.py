"""The program ill-treated: killed, its files damaged, its disk full. Short here; each file's main is the long form."""
