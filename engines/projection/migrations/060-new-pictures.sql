-- A new picture is shown by its product alone: what else shows one is changed itself. Before, it ended every cached page.
create function note_picture_change() returns trigger language plpgsql as $$
declare
  product_view constant text := '^\d{1,9}-(plain|scene|detail)$';
  is_changed boolean;
begin
  -- A statement that inserts or updates fires the triggers of both.
  execute format('select exists (select from (%s) as changed)', changed_rows(tg_op, '*')) into is_changed;
  if not is_changed then return null; end if;
  if tg_op = 'INSERT' then
    perform note_products(array(
      select distinct product.id from new_rows
      join product on new_rows.id ~ product_view and product.id = substring(new_rows.id from '^\d+')::integer));
  else
    update content_version set changed_at = clock_timestamp() where part = 'catalogue';
    perform pg_notify('content', '*');
  end if;
  return null;
end $$;

drop trigger note_change on picture;
do $$
declare
  event text;
  rows constant jsonb := '{"insert": "new table as new_rows", "delete": "old table as old_rows",
    "update": "old table as old_rows new table as new_rows"}';
begin
  foreach event in array '{insert,update,delete}'::text[] loop
    execute format('create trigger note_%1$s after %1$s on picture referencing %2$s for each statement
      when (current_setting(''kontor.catalogue'', true) is distinct from ''replaced'')
      execute function note_picture_change()', event, rows ->> event);
  end loop;
end $$;
