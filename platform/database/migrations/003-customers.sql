-- Customers of a site, how they are recognised, and their carts. Of every secret that a browser holds only a hash is kept.

create table customer (
  id bigint generated always as identity primary key,
  site text not null,
  -- Lower-cased.
  email text not null,
  password_hash text not null,
  salutation text check (salutation in ('MS', 'MR')),
  first_name text not null,
  last_name text not null,
  street text not null default '',
  postal_code text not null default '',
  town text not null default '',
  -- ISO 3166.
  country text not null,
  loyalty_beans integer not null default 0 check (loyalty_beans >= 0),
  is_community_member boolean not null default false,
  card_kind text check (card_kind in ('kontorcard', 'privatecard')),
  card_number text unique,
  created_at timestamptz not null default now(),
  unique (site, email),
  check ((card_kind is null) = (card_number is null))
);

-- A browser that is remembered. Its validator is replaced by the next again and again; the selector stays and names the
-- family of all of them. The next validator follows from the present one and `rotation_key`.
create table login_token (
  selector text primary key,
  customer_id bigint not null references customer on delete cascade,
  validator_hash text not null,
  previous_hash text,
  rotated_at timestamptz,
  rotation_key text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index login_token_by_customer on login_token (customer_id);
create index login_token_by_expiry on login_token (expires_at);

-- A login. It ends with the family that its browser is remembered by.
create table customer_session (
  id_hash text primary key,
  customer_id bigint not null references customer on delete cascade,
  selector text references login_token on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index customer_session_by_customer on customer_session (customer_id);
create index customer_session_by_selector on customer_session (selector);
create index customer_session_by_expiry on customer_session (expires_at);

-- Attempts that failed or are under way. `subject` is the hash of an account's or a network's name.
create table login_failure (
  id bigint generated always as identity primary key,
  subject text not null,
  failed_at timestamptz not null
);
create index login_failure_by_subject on login_failure (subject, id);
create index login_failure_by_time on login_failure (failed_at);

-- A cart without a customer belongs to whoever holds its secret; with one, to the customer alone.
alter table cart add column customer_id bigint references customer on delete cascade;
create unique index cart_by_customer on cart (customer_id, site) where customer_id is not null;
