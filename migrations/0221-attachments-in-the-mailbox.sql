ALTER TABLE mailbox_emails ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
