// The menu that is open, if one is: there is never more than one.
export const menu = $state<{ open: string | null }>({ open: null });

export function toggle(name: string): void {
  menu.open = menu.open === name ? null : name;
}
