-- Articles that came with the demo; a shop that goes live finds them as drafts.
ALTER TABLE blog_posts ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
