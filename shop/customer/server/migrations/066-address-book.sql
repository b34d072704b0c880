-- The addresses that customers store, several each. One of them at most is what the checkout begins with.
create table customer_address (
  id uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customer on delete cascade,
  -- Grows with each change, by which a form knows that its address was changed since.
  revision integer not null default 1,
  label text not null default '',
  first_name text not null,
  last_name text not null,
  company text not null default '',
  street text not null default '',
  extra text not null default '',
  postal_code text not null default '',
  town text not null default '',
  region text not null default '',
  country text not null,
  phone text not null default '',
  is_for_delivery boolean not null default false,
  is_for_invoice boolean not null default false,
  created_at timestamptz not null default now()
);
create index customer_address_by_customer on customer_address (customer_id);
