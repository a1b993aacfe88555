CREATE TABLE subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254 AND email !~ '[\r\n]'),
  first_name text CHECK (length(first_name) <= 100),
  last_name text CHECK (length(last_name) <= 100),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'unsubscribed', 'bounced')),
  source text NOT NULL CHECK (length(source) <= 60),
  subscribed_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  unsubscribed_at timestamptz,
  CONSTRAINT subscribers_email_unique UNIQUE (email)
);
CREATE INDEX subscribers_newest ON subscribers (subscribed_at DESC, id);
CREATE INDEX subscribers_writable ON subscribers (id) WHERE status = 'active' AND confirmed_at IS NOT NULL;
CREATE INDEX subscribers_search ON subscribers USING gin (email gin_trgm_ops);

-- What a person agreed to, in which words, when: kept also after the subscription ended.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  purpose text NOT NULL CHECK (purpose IN ('newsletter', 'terms')),
  given boolean NOT NULL,
  wording text NOT NULL CHECK (length(wording) <= 1000),
  source text NOT NULL CHECK (length(source) <= 60),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX consents_email ON consents (email, at DESC);

CREATE TABLE campaigns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 200),
  subject text NOT NULL CHECK (length(subject) <= 200 AND subject !~ '[\r\n]'),
  body jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(body) = 'array'),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  recipient_count integer NOT NULL DEFAULT 0 CHECK (recipient_count >= 0),
  open_count integer NOT NULL DEFAULT 0 CHECK (open_count >= 0),
  click_count integer NOT NULL DEFAULT 0 CHECK (click_count >= 0),
  unsubscribe_count integer NOT NULL DEFAULT 0 CHECK (unsubscribe_count >= 0),
  bounce_count integer NOT NULL DEFAULT 0 CHECK (bounce_count >= 0),
  scheduled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT campaigns_scheduled_has_time CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL)
);
CREATE INDEX campaigns_newest ON campaigns (created_at DESC, id);
CREATE INDEX campaigns_due ON campaigns (scheduled_at) WHERE status = 'scheduled';
CREATE TABLE campaign_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  address text NOT NULL CHECK (address ~ '^https?://' AND length(address) <= 2000),
  click_count integer NOT NULL DEFAULT 0 CHECK (click_count >= 0),
  CONSTRAINT campaign_links_unique UNIQUE (campaign_id, address)
);
ALTER TABLE letters ADD CONSTRAINT letters_campaign FOREIGN KEY (campaign_id) REFERENCES campaigns ON DELETE SET NULL;
ALTER TABLE letters ADD CONSTRAINT letters_subscriber FOREIGN KEY (subscriber_id) REFERENCES subscribers ON DELETE SET NULL;

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  excerpt text CHECK (length(excerpt) <= 2000),
  content text NOT NULL DEFAULT '' CHECK (length(content) <= 500000),
  featured_image text CHECK (length(featured_image) <= 2000),
  category text NOT NULL DEFAULT 'wellness' CHECK (category IN ('wellness', 'how-to', 'lifestyle', 'tips')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'archived')),
  publish_at timestamptz,
  published_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT blog_posts_slug_unique UNIQUE (slug)
);
CREATE INDEX blog_posts_published ON blog_posts (published_at DESC NULLS LAST, created_at DESC, id) WHERE status = 'published';
CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id);
CREATE INDEX blog_posts_due ON blog_posts (publish_at) WHERE status = 'draft' AND publish_at IS NOT NULL;
CREATE TRIGGER blog_posts_touch BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE content_pages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (btrim(title) <> '' AND length(title) <= 300),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 200),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 500000),
  meta_description text CHECK (length(meta_description) <= 1000),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('published', 'draft', 'archived')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT content_pages_slug_unique UNIQUE (slug)
);
CREATE INDEX content_pages_newest ON content_pages (updated_at DESC, id);
CREATE TRIGGER content_pages_touch BEFORE UPDATE ON content_pages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
