CREATE INDEX blog_posts_search ON blog_posts USING gin ((title || ' ' || slug) gin_trgm_ops);
CREATE INDEX content_pages_search ON content_pages USING gin ((title || ' ' || slug) gin_trgm_ops);
