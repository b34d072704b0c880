-- Orders that were placed in Vendure, and those that were begun there: an answer may have been lost.
create table vendure_order (
  key text primary key,
  -- The id and the code that Vendure gave it.
  order_id text not null,
  number text not null unique,
  channel text not null,
  placed_at timestamptz not null,
  state text not null check (state in ('begun', 'placed', 'cancelled')),
  draft jsonb not null,
  -- Pieces that came back, by the keys of their returns, and whether Vendure has said so.
  returned jsonb not null default '{}',
  expires_at timestamptz not null
);
create index vendure_order_expires_at on vendure_order (expires_at);

-- Names that one process holds at a time: keys, orders, and variants whose stock is being taken. Without a connection that waits.
create table vendure_lease (
  name text primary key,
  owner text not null,
  until timestamptz not null
);
