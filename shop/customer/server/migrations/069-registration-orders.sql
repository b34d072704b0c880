-- The guest's order whose confirmation a registration comes from: the new account gets it. Not a column of registration, because the
-- release before copies all of that into the account.
create table registration_order (
  registration_id uuid primary key references registration on delete cascade,
  order_number text not null
);
