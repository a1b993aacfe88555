-- Who begins a picture's sizes says so; where they are still missing later, somebody else begins again.
ALTER TABLE pictures ADD COLUMN sizes_begun_at timestamptz;
CREATE INDEX pictures_without_sizes ON pictures (created_at) WHERE variants = '[]';
