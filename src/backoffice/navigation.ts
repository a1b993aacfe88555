import {
  ChartNoAxesColumn,
  FileChartColumn,
  FileText,
  Images,
  LayoutGrid,
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

import type { messages } from "./messages.ts";

interface NavigationItem {
  to: string;
  screen: keyof typeof messages.screens;
  icon: LucideIcon;
}

/** The sidebar, which the search menu follows. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: "/admin", screen: "dashboard", icon: ChartNoAxesColumn },
  { to: "/admin/reports", screen: "reports", icon: FileChartColumn },
  { to: "/admin/products", screen: "products", icon: Package },
  { to: "/admin/collections", screen: "collections", icon: LayoutGrid },
  { to: "/admin/orders", screen: "orders", icon: ShoppingCart },
  { to: "/admin/shipments", screen: "shipments", icon: Truck },
  { to: "/admin/customers", screen: "customers", icon: Users },
  { to: "/admin/media", screen: "media", icon: Images },
  { to: "/admin/content", screen: "content", icon: FileText },
  { to: "/admin/blog", screen: "blog", icon: Newspaper },
  { to: "/admin/emails", screen: "emails", icon: Mail },
  { to: "/admin/settings", screen: "settings", icon: Settings },
  { to: "/admin/user-management", screen: "team", icon: ShieldCheck },
];
