-- Also what the variants of one product had in common in Shopify and WooCommerce: a handle there may have 255 letters.
ALTER TABLE taken_products DROP CONSTRAINT taken_products_shop_check,
  ADD CONSTRAINT taken_products_shop_check CHECK (shop IN ('prestashop', 'shopify', 'woocommerce'));
ALTER TABLE taken_products DROP CONSTRAINT taken_products_old_id_check,
  ADD CONSTRAINT taken_products_old_id_check CHECK (old_id <> '' AND length(old_id) <= 300);
