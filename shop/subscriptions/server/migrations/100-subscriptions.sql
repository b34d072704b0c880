-- Coffee that is delivered regularly. Days ("2026-12-04") are those of the site's time zone, as text: they name no moment.
create table subscription (
  -- Random digits.
  number text primary key,
  site text not null,
  -- Null for guests, and when the account is removed.
  customer_id bigint,
  email text not null,
  state text not null check (state in ('active', 'ended')),
  -- Grows with each change: a write names the one that it has read.
  revision integer not null default 0,
  tcm text not null,
  quantity integer not null check (quantity > 0),
  interval_weeks integer not null check (interval_weeks > 0),
  -- Of a piece.
  agreed_price integer not null check (agreed_price >= 0),
  -- A higher one of which the customer was told, and the day from which it counts.
  higher_price integer,
  higher_from text,
  -- What is done about an article that is sold out: a delivery of another one, or none.
  when_sold_out jsonb not null,
  address jsonb not null,
  billing jsonb,
  payment text not null,
  gift jsonb,
  -- Deliveries that were made, and those in a row that could not be.
  made integer not null default 0,
  failures integer not null default 0,
  -- The delivery that is next, and the day for which it is agreed.
  next_number integer not null,
  next_day text not null,
  paused_until text,
  -- The day on which the last delivery was ordered.
  last_day text,
  opened_at timestamptz not null,
  -- The order with which it was opened, and its place there.
  opened_by text not null,
  position integer not null,
  ended_at timestamptz,
  end_reason text,
  unique (opened_by, position)
);
create index subscription_by_customer on subscription (customer_id) where customer_id is not null;
create index subscription_by_email on subscription (lower(email));
create index subscription_by_day on subscription (site, next_day) where state = 'active';
create index subscription_ended on subscription (ended_at) where state = 'ended';

-- A delivery exists from its announcement on. Its number is used once, also by those that were skipped or could not be made.
create table subscription_delivery (
  subscription text not null references subscription on delete cascade,
  number integer not null,
  -- The day for which it was agreed, and the one that was announced.
  planned text not null,
  day text not null,
  -- ordering: its order is being made, and it can no longer be changed.
  state text not null check (state in ('announced', 'ordering', 'placed', 'skipped', 'failed')),
  tcm text not null,
  quantity integer not null,
  -- What was announced at most: a piece, delivery, and all of it.
  price integer not null,
  delivery_costs integer not null,
  total integer not null,
  order_number text,
  reason text,
  at timestamptz not null,
  primary key (subscription, number)
);
create index subscription_delivery_open on subscription_delivery (day) where state in ('announced', 'ordering');

create table subscription_step (
  id bigint generated always as identity primary key,
  subscription text not null references subscription on delete cascade,
  at timestamptz not null,
  by_whom text not null,
  kind text not null,
  note text not null
);
create index subscription_step_by_subscription on subscription_step (subscription, id);

-- The key that signs the links of mails: one row, created by the first process that needs it.
create table subscription_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);
