-- What a cart may hold beside usual articles, and what lowers what it costs.

-- What an article is for the cart and the tax: gift cards have rules of their own, coffee a rate of its own.
alter table product add column kind text not null default 'goods' check (kind in ('goods', 'coffee', 'giftCard'));

-- Grows with every change of the cart, under its lock, and from one cart of a browser to its next: at least the
-- milliseconds since 1970.
alter table cart add column revision bigint not null default 0;

alter table cart_entry drop constraint cart_entry_kind_check;
alter table cart_entry add constraint cart_entry_kind_check
  check (kind in ('article', 'freeArticle', 'giftCard', 'partnerProduct', 'subscription', 'voucher'));
alter table cart_entry alter column product_id drop not null;
-- The campaign of a free article is its key.
alter table cart_entry drop column campaign_id;
-- Weeks between two deliveries of a subscription.
alter table cart_entry add column interval_weeks integer;

-- Without references to the catalogue, which every import of its files writes anew.

-- Keys are forgotten by their age.
create index cart_change_by_age on cart_change (changed_at);

-- An article that comes for nothing with goods for at least `minimum`. Amounts are hundredths of the site's currency.
create table campaign (
  site text not null,
  id text not null,
  tcm text not null,
  minimum integer not null check (minimum > 0),
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, id)
);

-- A code that takes off a part or an amount, of everything or of the goods below one category.
create table voucher (
  site text not null,
  code text not null,
  title text not null,
  percent integer check (percent between 1 and 100),
  amount integer check (amount > 0),
  minimum integer not null default 0,
  category_id text,
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, code),
  check ((percent is null) <> (amount is null))
);

-- What a partner delivers.
create table partner_product (
  site text not null,
  id text not null,
  title text not null,
  hint text not null,
  picture_id text not null,
  price integer not null check (price > 0),
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, id)
);
