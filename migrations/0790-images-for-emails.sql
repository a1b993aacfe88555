-- Emails show an image as JPEG. One of an earlier version waits for it like a new one for all of its sizes.
DROP INDEX IF EXISTS pictures_without_sizes, images_without_sizes;
CREATE INDEX images_without_sizes ON images (created_at) WHERE NOT variants @> '[{"format": "jpeg"}]';
