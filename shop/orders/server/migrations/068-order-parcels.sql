-- The parcels of orders, by the carrier's id in the site's list. A corrected parcel is another row: the old one stays as history.
create table order_parcel (
  id bigint generated always as identity primary key,
  number text not null references placed_order on delete cascade,
  carrier text not null,
  tracking_number text not null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index order_parcel_by_order on order_parcel (number, id);
create unique index order_parcel_once on order_parcel (number, carrier, tracking_number) where removed_at is null;
