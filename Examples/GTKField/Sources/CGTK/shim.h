#include <glib-unix.h>
#include <gtk/gtk.h>

// Swift can't call functions with variable arguments, and in GTK 4.8 their variants with values fail for states.
static inline void entry_update_accessible(GtkWidget *entry, gboolean is_invalid, const char *description) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_STATE_INVALID,
      is_invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description ? description : "", -1);
}

// Pango has deprecated the function without another one, and GTK itself uses it.
static inline gboolean is_right_to_left(const char *text) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, -1) == PANGO_DIRECTION_RTL;
  G_GNUC_END_IGNORE_DEPRECATIONS
}
