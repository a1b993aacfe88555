import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("frame/shop-layout.tsx", [
    index("frame/home/home.page.tsx"),
    route("products", "features/catalog/shop/product-list.page.tsx"),
    route("products/:id", "features/catalog/shop/product.page.tsx"),
    route("cart", "features/cart/shop/cart.page.tsx"),
    route("checkout", "features/checkout/shop/checkout.page.tsx"),
    route("order-confirmation", "features/orders/shop/order-confirmation.page.tsx"),
    route("track-order", "features/orders/shop/track-order.page.tsx"),
    route("about", "frame/pages/about.page.tsx"),
    route("contact", "frame/pages/contact.page.tsx"),
    route("faq", "frame/pages/faq.page.tsx"),
    route("login", "frame/pages/login.page.tsx"),
    route("signup", "frame/pages/signup.page.tsx"),
    route("account", "frame/pages/account.page.tsx"),
    route("shipping-policy", "frame/policies/shipping-policy.page.tsx"),
    route("return-refund-policy", "frame/policies/return-refund-policy.page.tsx"),
    route("privacy-policy", "frame/policies/privacy-policy.page.tsx"),
    route("terms-of-service", "frame/policies/terms-of-service.page.tsx"),
    route("blog", "features/content/shop/blog.page.tsx"),
    route("blog/:slug", "features/content/shop/article.page.tsx"),
    route("pages/:slug", "features/content/shop/content-page.page.tsx"),
    route("newsletter/subscribe", "features/newsletter/shop/newsletter-subscribe.page.tsx"),
    route("newsletter/confirm", "features/newsletter/shop/newsletter-confirm.page.tsx"),
    route("newsletter/unsubscribe", "features/newsletter/shop/newsletter-unsubscribe.page.tsx"),
    route("*", "frame/not-found.page.tsx"),
  ]),
  route("admin/login", "features/administrators/admin/login.page.tsx"),
  route("admin/forgot-password", "features/administrators/admin/forgot-password.page.tsx"),
  route("admin/reset-password", "features/administrators/admin/reset-password.page.tsx"),
  layout("frame/admin/admin-layout.tsx", [
    route("admin", "features/dashboard/admin/dashboard.page.tsx"),
    // route("admin/products", catalog)
    // route("admin/orders", orders)
    // route("admin/shipments", orders)
    // route("admin/customers", customers)
    route("admin/content", "features/content/admin/content-pages.page.tsx"),
    route("admin/content/:id", "features/content/admin/content-page.page.tsx"),
    route("admin/blog", "features/content/admin/blog-posts.page.tsx"),
    route("admin/blog/:id", "features/content/admin/blog-post.page.tsx"),
    // route("admin/emails", newsletter)
    route("admin/settings", "features/settings/admin/settings.page.tsx"),
    route("admin/account", "features/administrators/admin/account.page.tsx"),
    route("admin/audit-log", "features/audit/admin/audit-log.page.tsx"),
    route("admin/user-management", "features/administrators/admin/user-management.page.tsx"),
  ]),
  route("sitemap.xml", "frame/search-engines/sitemap-index.page.tsx"),
  route("sitemap/:file", "frame/search-engines/sitemap-file.page.tsx"),
  route("robots.txt", "frame/search-engines/robots.page.tsx"),
  route("blog/feed.xml", "features/content/shop/blog-feed.page.tsx"),
  route("dev/styles", "frame/dev/styles.page.tsx"),
  route("dev/mailbox", "frame/dev/mailbox.page.tsx"),
  route("dev/mailbox/:id", "frame/dev/mailbox-letter.page.tsx"),
  route("dev/pay/:session", "features/payments/shop/test-payment.page.tsx"),
] satisfies RouteConfig;
