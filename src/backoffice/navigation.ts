import {
  BookOpen,
  ChartNoAxesColumn,
  CreditCard,
  FileChartColumn,
  FileText,
  History,
  Images,
  Landmark,
  Languages,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  ReceiptText,
  Recycle,
  Search,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Tags,
  TriangleAlert,
  Truck,
  Users,
} from "lucide-react";

import type { messages } from "./messages.ts";

interface NavigationItem {
  to: string;
  /** Under which heading it stands. */
  group?: keyof typeof messages.groups;
  /** Where how many wait for a person is told. */
  waits?: keyof typeof messages.waits;
  screen: keyof typeof messages.screens;
  icon: LucideIcon;
  /** Screens that belong to it and have addresses of their own. */
  also?: readonly string[];
}

/** The sidebar, which the search menu follows. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: "/admin", screen: "dashboard", icon: ChartNoAxesColumn },
  { to: "/admin/reports", screen: "reports", icon: FileChartColumn },
  { to: "/admin/products", group: "catalog", screen: "products", icon: Package, also: ["/admin/attributes"] },
  { to: "/admin/collections", group: "catalog", screen: "collections", icon: LayoutGrid },
  { to: "/admin/media", group: "catalog", screen: "media", icon: Images },
  {
    to: "/admin/orders",
    group: "sales",
    screen: "orders",
    waits: "toShip",
    icon: ShoppingCart,
    also: ["/admin/payments", "/admin/documents", "/admin/taxes", "/admin/books"],
  },
  { to: "/admin/shipments", group: "sales", screen: "shipments", icon: Truck },
  { to: "/admin/customers", group: "sales", screen: "customers", icon: Users, also: ["/admin/past-orders"] },
  { to: "/admin/content", group: "marketing", screen: "content", icon: FileText },
  { to: "/admin/blog", group: "marketing", screen: "blog", icon: Newspaper },
  { to: "/admin/emails", group: "marketing", screen: "emails", icon: Mail },
  {
    to: "/admin/settings",
    group: "shop",
    screen: "settings",
    icon: Settings,
    also: ["/admin/policies", "/admin/ready", "/admin/recalls", "/admin/sold-materials", "/admin/processing"],
  },
  { to: "/admin/user-management", group: "shop", screen: "team", icon: ShieldCheck },
];

interface Place {
  to: string;
  place: keyof typeof messages.commands.places;
  icon: LucideIcon;
}

/** What the search menu reaches beside the sidebar: screens that others lead to, and what can be begun. */
export const PLACES: readonly Place[] = [
  { to: "/admin/blog/new", place: "newPost", icon: Newspaper },
  { to: "/admin/content/new", place: "newPage", icon: FileText },
  { to: "/admin/collections/new", place: "newCollection", icon: LayoutGrid },
  { to: "/admin/emails?tab=campaigns&new=open", place: "newCampaign", icon: Mail },
  { to: "/admin/orders/packing-list", place: "packingList", icon: ListChecks },
  { to: "/admin/payments", place: "payments", icon: CreditCard },
  { to: "/admin/documents", place: "documents", icon: ReceiptText },
  { to: "/admin/taxes", place: "taxes", icon: Landmark },
  { to: "/admin/books", place: "books", icon: BookOpen },
  { to: "/admin/past-orders", place: "pastOrders", icon: History },
  { to: "/admin/attributes", place: "attributes", icon: Tags },
  { to: "/admin/policies", place: "policies", icon: FileText },
  { to: "/admin/settings/languages", place: "languages", icon: Languages },
  { to: "/admin/settings/search", place: "synonyms", icon: Search },
  { to: "/admin/ready", place: "ready", icon: ListChecks },
  { to: "/admin/recalls", place: "recalls", icon: TriangleAlert },
  { to: "/admin/sold-materials", place: "soldMaterials", icon: Recycle },
  { to: "/admin/processing", place: "processing", icon: ShieldCheck },
];
