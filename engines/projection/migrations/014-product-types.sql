-- What products are: a hierarchy of types with their names, and the type of each product. The search reads both.

create table product_type (
  id text primary key,
  parent_id text references product_type deferrable initially deferred,
  -- {language: {name, plural, also, forms}}
  names jsonb not null
);
create trigger note_change after insert or update or delete on product_type for each statement
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_catalogue_change();

alter table product
  add column type_id text references product_type,
  -- Types that an accessory is for.
  add column for_types text[] not null default '{}';
