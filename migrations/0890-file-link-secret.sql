-- Signs administrators' links to files in the place of `secret`, once a restore, or an operator after a leak, has written it.
ALTER TABLE installation
  ADD COLUMN file_link_secret bytea CHECK (octet_length(file_link_secret) = 32);
