-- Orders, and what shoppers enter on the way to them. What a shopper wrote has no checks here: an error would repeat it in the log.

-- The key that signs addresses of orders: one row, made by the first process that needs it.
create table order_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);

create table checkout (
  site text not null,
  -- The number of a customer, or the hash of the cookie of a guest's cart.
  owner text not null,
  customer_id bigint references customer on delete cascade,
  entered jsonb not null,
  expires_at timestamptz not null,
  primary key (site, owner)
);
create index checkout_by_expiry on checkout (expires_at);
create index checkout_by_customer on checkout (customer_id) where customer_id is not null;

create table placed_order (
  number text primary key,
  -- Of the secret of the form that placed it: the same form again finds this order.
  key_hash text not null unique,
  site text not null,
  -- An order stays when its customer's account is deleted.
  customer_id bigint references customer on delete set null,
  email text not null,
  placed_at timestamptz not null,
  state text not null check (state in ('placed', 'paid', 'shipped', 'delivered', 'cancelled', 'withdrawn')),
  payment text not null,
  due_at timestamptz not null,
  totals jsonb not null,
  voucher jsonb,
  delivery jsonb not null,
  billing jsonb,
  gift_message text not null,
  -- Family of the browser that sent it.
  browser text not null,
  seller text,
  invoice_number text,
  expires_at timestamptz not null,
  unique (seller, invoice_number),
  check ((seller is null) = (invoice_number is null))
);
create index placed_order_by_customer on placed_order (customer_id, placed_at) where customer_id is not null;
create index placed_order_by_time on placed_order (placed_at);
create index placed_order_by_email on placed_order (lower(email));
create index placed_order_unpaid on placed_order (due_at) where state = 'placed';
create index placed_order_by_expiry on placed_order (expires_at);

create table order_line (
  number text not null references placed_order on delete cascade,
  position integer not null,
  kind text not null check (kind in ('article', 'freeArticle', 'giftCard', 'partnerProduct')),
  tcm text not null,
  product_id text not null,
  title text not null,
  label text not null,
  picture text not null,
  url text not null,
  quantity integer not null check (quantity > 0),
  price integer not null check (price >= 0),
  total integer not null check (total >= 0),
  tax_rate double precision not null,
  is_withdrawn boolean not null default false,
  -- Whether its pieces are back in stock.
  is_returned boolean not null default false,
  primary key (number, position)
);

create table order_step (
  id bigint generated always as identity primary key,
  number text not null references placed_order on delete cascade,
  state text not null,
  at timestamptz not null,
  note text not null
);
create index order_step_by_order on order_step (number, id);

-- The last number of a seller's invoices in a year. A row is locked until the invoice with the next number is stored: no number
-- is skipped.
create table invoice_series (
  seller text not null,
  year integer not null,
  last_number integer not null,
  primary key (seller, year)
);

-- Pieces that orders took since the content set the stock: an import of the same figure leaves them out.
alter table offer add column sold integer not null default 0;

-- Whether the browser reported a purchase that a server has stored.
alter table tracking_key add column reported boolean not null default true;
