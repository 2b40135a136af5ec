"""The actions of the seven arches: one module each, with the functions of its decision's handler (rules 4)."""
