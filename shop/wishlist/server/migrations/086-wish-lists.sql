-- Wish lists of guests and customers: "guest" with the hash of the secret in a browser's cookie, or "customer" with the account's id.
create table wish_list (
  owner text primary key,
  site text not null,
  -- The end of the address at which others see the list, while it is shared. It names no person.
  share_code text unique,
  changed_at timestamptz not null
);
create index wish_list_of_guests on wish_list (changed_at) where owner like 'guest %';

create table wish (
  owner text not null references wish_list on delete cascade,
  -- The product's public number.
  product integer not null,
  -- Its price when it was added, so that the list can say that it fell.
  price integer not null,
  added_at timestamptz not null,
  primary key (owner, product)
);
