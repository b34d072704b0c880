-- What orders that are neither paid nor sent yet count for: networks, devices, e-mail addresses and customers, as keyed hashes. Rows are
-- deleted as soon as their order is paid, sent or cancelled. Orders from before this table count for nothing.
create table order_holder (
  subject text not null,
  number text not null references placed_order on delete cascade,
  primary key (subject, number)
);
create index order_holder_by_order on order_holder (number);
