// Names the system's ICU for the linker. ICU's own headers clash with the ICU inside Foundation, so
// that Swift must not see them.
