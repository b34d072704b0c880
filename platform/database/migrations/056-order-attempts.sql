-- Orders of the shop's own engine, which takes their stock in the transaction that writes them.
create table engine_order (
  -- The caller's: the same key is the same order.
  key text primary key,
  number text not null unique,
  channel text not null,
  placed_at timestamptz not null,
  state text not null check (state in ('placed', 'cancelled')),
  draft jsonb not null,
  expires_at timestamptz not null
);
create index engine_order_by_expiry on engine_order (expires_at);

-- Orders on their way between shop and engine. A row is deleted as soon as everything that follows from its order is done.
create table order_attempt (
  -- Of the order that it becomes, and its key at the engine.
  number text primary key,
  -- Of the form that places it: of its key, as in placed_order, and of what it showed.
  key_hash text not null,
  shown_hash text not null,
  -- As in checkout.
  site text not null,
  owner text not null,
  -- Of the cart that is ordered.
  revision bigint not null,
  order_data jsonb not null,
  -- For the engine; null where the order has none of its articles.
  draft jsonb,
  browser text not null,
  consent text not null,
  -- Keyed hashes, as in order_holder.
  holders text[] not null,
  -- open: the engine may have it. placed: the order is stored, its cart and voucher may not follow yet.
  -- released: the engine had none; it is asked once more.
  state text not null check (state in ('open', 'placed', 'released')),
  started_at timestamptz not null,
  -- When a process last began to work on it.
  tried_at timestamptz not null
);
-- A shopper has one order on its way at most, also with two tabs.
create unique index order_attempt_by_owner on order_attempt (site, owner) where state <> 'released';
create index order_attempt_by_time on order_attempt (tried_at);

alter table placed_order
  -- Its number at the engine. Null where it has none of the engine's articles, and of releases before this table.
  add column engine_number text,
  -- Whether engine and voucher have yet to be told that it is cancelled.
  add column is_cancelling boolean not null default false;
create index placed_order_cancelling on placed_order (number) where is_cancelling;
