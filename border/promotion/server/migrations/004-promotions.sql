-- What stands in the places for promotions, for a time. Filled by the import of content/.

create table promotion (
  site text not null,
  -- Where it stands: ~header_top, ~category_1000.
  id text not null,
  -- What the editors call it: several wait for the same place.
  name text not null,
  -- Of those that are valid the highest is shown.
  priority integer not null default 0,
  type text not null,
  content jsonb not null,
  tags text[] not null default '{}',
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, id, name),
  check (valid_from < valid_until)
);
