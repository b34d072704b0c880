-- Shoppers who want one mail when a sold-out article can be bought again. A request ends when that mail is queued.
create table restock_request (
  id uuid primary key,
  site text not null,
  tcm text not null,
  email text not null,
  requested_at timestamptz not null,
  -- Missing until the owner of the address confirms.
  confirmed_at timestamptz
);
create unique index restock_request_once on restock_request (site, tcm, lower(email));
create index restock_request_by_email on restock_request (lower(email));
create index restock_request_confirmed on restock_request (site, tcm) where confirmed_at is not null;

-- The key that signs the links of mails: one row, created by the first process that needs it.
create table restock_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);
