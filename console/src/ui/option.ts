/** The look of one row in what opens: menus, selects, comboboxes. */
export const OPTION =
  'flex min-h-7 cursor-pointer select-none items-center gap-2 rounded-sm px-2 py-1 text-ink no-underline outline-none ' +
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-faint';
