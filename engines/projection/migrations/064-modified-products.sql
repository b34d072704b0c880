-- When texts, data and articles of a product changed last, for the site map. Offers say themselves when a price began.
create table product_modified (
  product_id integer primary key references product on delete cascade,
  modified_at timestamptz not null
);
insert into product_modified
  select product.id, version.changed_at from product join content_version version on version.part = 'catalogue';

-- The arguments are the column with the number of the product, and the columns that its page shows.
create function note_modified_product() returns trigger language plpgsql as $$
begin
  execute format('insert into product_modified (product_id, modified_at)
    select distinct product.id, now() from (%s) as changed join product on product.id = changed.%I
    on conflict (product_id) do update set modified_at = excluded.modified_at',
    changed_rows(tg_op, tg_argv[1]), tg_argv[0]);
  return null;
end $$;
do $$
declare
  event text;
  noted record;
  tables constant jsonb := '{"insert": "new table as new_rows", "update": "old table as old_rows new table as new_rows"}';
begin
  for noted in select * from (values
    ('product', 'id', 'id, category_id, type_id, kind, dimension, attributes, warnings'),
    ('product_text', 'product_id', '*'),
    ('article', 'product_id', '*')) as row (of_table, number, columns)
  loop
    foreach event in array '{insert,update}'::text[] loop
      execute format('create trigger note_modified_%1$s after %1$s on %2$I referencing %3$s for each statement
        execute function note_modified_product(%4$L, %5$L)',
        event, noted.of_table, tables ->> event, noted.number, noted.columns);
    end loop;
  end loop;
end $$;
