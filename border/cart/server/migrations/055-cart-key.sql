-- The key from which the secrets of guests' carts follow: one row, made by the first process that needs it.
create table cart_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);
