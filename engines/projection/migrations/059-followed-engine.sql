-- What the projection of an engine goes on from: one row, once it was filled.
create table projection_cursor (
  is_only boolean primary key default true check (is_only),
  -- Of the engine's changes; only the engine reads it.
  cursor text not null,
  -- What made the rows: code and languages. Another process reads everything again, unless its release is older.
  made_by text not null,
  -- The time of the release, in seconds since 1970.
  release bigint not null
);

-- The numbers by which addresses name what an engine names by ids. One is given once, and is no other's after its product is gone.
create table public_number (
  kind text not null check (kind in ('product', 'category')),
  id text not null,
  number integer not null,
  primary key (kind, id),
  unique (kind, number)
);
