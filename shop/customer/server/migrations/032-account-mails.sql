-- Accounts that wait for their address to be confirmed. An address may wait several times; only who confirms it gets the account.
create table registration (
  id uuid primary key,
  site text not null,
  email text not null,
  password_hash text not null,
  salutation text,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null
);
create index registration_by_email on registration (site, email);
create index registration_by_expiry on registration (expires_at);

-- Links in mails: each works once, for one purpose. Of the secret in a link only a hash is stored.
create table account_link (
  token_hash text primary key,
  purpose text not null,
  customer_id bigint references customer on delete cascade,
  registration_id uuid references registration on delete cascade,
  -- The new address, which the link confirms.
  email text,
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, registration_id) = 1)
);
create index account_link_by_customer on account_link (customer_id);
create index account_link_by_registration on account_link (registration_id);
create index account_link_by_expiry on account_link (expires_at);
