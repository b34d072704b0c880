-- A link that was used stays until it expires, so that who opens it again is told what it has done.
alter table account_link add column used_at timestamptz;
