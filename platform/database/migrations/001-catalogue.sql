-- What the shop sells, in seven languages and eight markets. Filled by the import of content/.

create table category (
  id text primary key,
  number integer not null unique,
  parent_id text references category deferrable initially deferred,
  position integer not null,
  picture_id text not null
);

create table category_text (
  category_id text not null references category on delete cascade,
  language text not null,
  name text not null,
  slug text not null,
  description text not null,
  primary key (category_id, language)
);

create table product (
  id integer primary key,
  category_id text not null references category,
  popularity integer not null,
  since date not null,
  -- What the variants differ in (weight, size, colour, pack); null with one article.
  dimension text,
  -- {key: value} in the order shown; the vocabulary says what a key means.
  attributes jsonb not null default '{}',
  warnings text[] not null default '{}'
);
create index product_by_category on product (category_id, popularity desc, id);
create index product_by_popularity on product (popularity desc, id);

create table product_text (
  product_id integer not null references product on delete cascade,
  language text not null,
  name text not null,
  slug text not null,
  lead text not null,
  description text not null,
  ingredients text,
  primary key (product_id, language)
);

-- One article number (tcm) for each thing that can be bought.
create table article (
  tcm text primary key,
  product_id integer not null references product on delete cascade,
  position integer not null,
  dimension_key text,
  label jsonb,
  -- Net weight where the price per kilogram must be shown.
  grams integer,
  picture_id text
);
create index article_by_product on article (product_id, position);

-- Price and stock in one market, for a time. Amounts are hundredths of the market's currency.
create table offer (
  market text not null,
  tcm text not null references article on delete cascade,
  price integer not null check (price > 0),
  -- Lowest price of the thirty days before a reduction.
  was integer check (was > price),
  stock integer not null check (stock >= 0),
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (market, tcm, valid_from)
);

create index offer_by_tcm on offer (tcm);
-- Every rendering asks for the next moment at which a price begins or ends.
create index offer_begins on offer (valid_from);
create index offer_ends on offer (valid_until);

-- A picture that can be asked for at /img; the drawing is what draws it.
create table picture (
  id text primary key,
  version text not null,
  drawing jsonb not null
);

-- What the attributes of products are called.
create table attribute (
  key text primary key,
  position integer not null,
  definition jsonb not null
);

-- Each part of the content with the version that was imported last.
create table content_version (
  part text primary key,
  version text not null,
  changed_at timestamptz not null default now()
);
