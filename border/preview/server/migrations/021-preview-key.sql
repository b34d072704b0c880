-- The key that signs the tokens of staff's previews: one row, made by the first process that needs it.
create table preview_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);
