-- A cart belongs to whoever holds the secret that hashes to its id, and to one site.

create table cart (
  id text primary key,
  site text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index cart_by_expiry on cart (expires_at);

-- Everything that lies in a cart. `entry_key` is the identity within its kind: the tcm of an article, the campaign of a
-- free article, the configuration of a subscription.
create table cart_entry (
  cart_id text not null references cart on delete cascade,
  kind text not null check (kind in ('article', 'freeArticle', 'giftCard', 'partnerProduct', 'subscription')),
  entry_key text not null,
  product_id text not null,
  tcm text,
  quantity integer not null check (quantity > 0),
  campaign_id text,
  added_at timestamptz not null default clock_timestamp(),
  primary key (cart_id, kind, entry_key)
);

-- Changes that carried an idempotency key: the same one again is answered and not done again.
create table cart_change (
  cart_id text not null references cart on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  changed_at timestamptz not null default now(),
  primary key (cart_id, idempotency_key)
);
