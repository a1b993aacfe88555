import {
  ChartNoAxesColumn,
  FileText,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Truck,
  Users,
} from "lucide-react";

/** The texts of the back office's layout. */
export const messages = {
  label: "Admin Panel",
  demo: "Demo shop: test orders count in all figures, and nothing is sent.",
  skip: "Skip to content",
  menu: "Menu",
  navigation: "Back office",
  superuser: "JWT Auth",
  session: "Server-managed session",
  refresh: "Refresh session",
  store: "View store",
  account: "My Account",
  signOut: "Sign Out",
  opening: "Opening the back office",
  commands: {
    open: "Search",
    shortcut: "Ctrl K",
    label: "Search the back office",
    placeholder: "Orders, products, customers…",
    results: "Results",
    searching: "Searching",
    nothing: "Nothing found.",
    screens: "Screens",
    auditLog: "Audit Log",
    kinds: { order: "Orders", product: "Products", customer: "Customers", article: "Articles", page: "Pages" },
  },
  farewell: { title: "Goodbye, and\u00a0thank\u00a0you", text: "You are being signed out." },
  unreachable: {
    title: "The shop cannot be reached",
    text: "Your session is kept. Please check your connection.",
    again: "Try again",
  },
  lapsed: {
    title: "Please sign in again",
    text: "Your session has ended. Your work is still here, and goes on once you have signed in.",
    leave: "Sign out instead",
  },
} as const;

interface NavigationItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The sidebar (back office 2); Shipments has its own place (decision 31). */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: "/admin", label: "Dashboard", icon: ChartNoAxesColumn },
  { to: "/admin/products", label: "Products", icon: Package },
  { to: "/admin/orders", label: "Orders", icon: ShoppingCart },
  { to: "/admin/shipments", label: "Shipments", icon: Truck },
  { to: "/admin/customers", label: "Customers", icon: Users },
  { to: "/admin/content", label: "Content", icon: FileText },
  { to: "/admin/blog", label: "Blog", icon: Newspaper },
  { to: "/admin/emails", label: "Emails", icon: Mail },
  { to: "/admin/settings", label: "Settings", icon: Settings },
  { to: "/admin/user-management", label: "User Management", icon: ShieldCheck },
];
