-- The main navigation and the themeworlds of each site, for a time. Filled by the import of content/.

create table navigation_node (
  site text not null,
  id text not null,
  -- Null on the first level. No foreign key: a reader leaves out what hangs nowhere, the rest stands.
  parent_id text,
  position integer not null,
  -- Title, address and everything below come from the catalogue; else title and href are given.
  category_id text,
  title text,
  href text,
  target text,
  teaser jsonb,
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, id),
  check (category_id is not null or (title is not null and href is not null)),
  check (valid_from < valid_until)
);

create table themeworld (
  site text not null,
  id text not null,
  -- The number in the address: /…-t12.html.
  number integer not null,
  section text not null check (section in ('scout', 'new', 'more', 'lastChance')),
  position integer not null,
  title text not null,
  slug text not null,
  lead text not null,
  content text not null,
  picture_id text not null,
  -- Only for holders of the loyalty card.
  kontor_card boolean not null default false,
  sold_out boolean not null default false,
  badges text[] not null default '{}',
  -- Numbers of products, in the order shown.
  products integer[] not null default '{}',
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  -- Until then it is announced but not there yet.
  available_from timestamptz not null default '-infinity',
  -- The last day, as shoppers are told; null when there is no end to tell of.
  last_day date,
  primary key (site, id),
  unique (site, number),
  check (valid_from < valid_until)
);
