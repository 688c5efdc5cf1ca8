// Nothing is called: the module is linked, and acts before `main`.
