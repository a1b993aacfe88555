import { expect, it } from "vitest";
import { poolOfPage, sitemapPaths } from "./storefront-pages.ts";

it.each([
  ["/cart", "paying"],
  ["/cart.data", "paying"],
  ["/checkout", "paying"],
  ["/order-confirmation", "paying"],
  ["/dev/pay/cs_test_page_1-a", "paying"],
  ["/dev/pay/1/2", "browsing"],
  ["/checkout/x", "browsing"],
  ["/", "browsing"],
  ["/products", "browsing"],
  ["/admin", "browsing"],
  ["/lv/cart.data", "paying"],
  ["/lv/products", "browsing"],
])("%s is in the pool of %s", (path, pool) => expect(poolOfPage(path)).toBe(pool));

it("search engines are told of pages with content of their own, and of no cart, account or pattern", () =>
  expect(sitemapPaths.toSorted()).toEqual([
    "/",
    "/about",
    "/accessibility-statement",
    "/blog",
    "/contact",
    "/faq",
    "/imprint",
    "/privacy-policy",
    "/products",
    "/return-refund-policy",
    "/shipping-policy",
    "/terms-of-service",
    "/withdrawal",
  ]));
