export interface MenuLink {
  /** Without a language's prefix. */
  to: string;
  label: string;
}

/** What the shopkeeper adds to the menus of the storefront. */
export interface ShopMenu {
  main: readonly MenuLink[];
  /** With those of the main menu, for which a narrow header has no room. */
  footer: readonly MenuLink[];
}
