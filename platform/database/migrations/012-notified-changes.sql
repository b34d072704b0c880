-- Every change of what pages show notifies the processes, whoever makes it, with the names that renderings note; '*' is
-- everything. Triggers fire once for each statement, not for each row.

-- Names products and the list that their change concerns. A transaction that changes many products names everything
-- instead: one notification for 100,000 of them.
create function notify_product_changes(products integer[], list text) returns void language plpgsql as $$
declare
  most constant integer := 100;
  named integer := coalesce(nullif(current_setting('kontor.named', true), '')::integer, 0);
begin
  if cardinality(products) = 0 or named > most then return; end if;
  named := named + cardinality(products);
  perform set_config('kontor.named', named::text, true);
  if named > most then
    perform pg_notify('content', '*');
  else
    perform pg_notify('content', list);
    perform pg_notify('content', 'product:' || id) from unnest(products) as id;
  end if;
end $$;

-- Products that may stand elsewhere in lists and in the search's index.
create function note_products(products integer[]) returns void language plpgsql as $$
begin
  -- In one order, so that no two transactions wait for each other.
  insert into product_change select id, pg_current_xact_id() from unnest(products) as id order by id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  perform notify_product_changes(products, 'listing');
end $$;

-- The rows of a statement that are not as they were, or their columns that are asked for.
create function changed_rows(operation text, columns text) returns text language sql immutable as $$
  select format(case operation
    when 'INSERT' then 'select %1$s from new_rows'
    when 'DELETE' then 'select %1$s from old_rows'
    -- What moves from one product to another changes both.
    else '(select %1$s from old_rows except select %1$s from new_rows)
      union (select %1$s from new_rows except select %1$s from old_rows)' end, columns)
$$;

drop trigger note_change on product;
drop trigger note_change on product_text;
drop trigger note_change on article;
drop trigger note_change on offer;
drop function note_product_change();

-- The argument is the column with the number of the product.
create function note_product_change() returns trigger language plpgsql as $$
declare
  products integer[];
begin
  execute format('select array(select distinct %I from (%s) as changed)', tg_argv[0], changed_rows(tg_op, '*'))
    into products;
  perform note_products(products);
  return null;
end $$;

create function note_offer_change() returns trigger language plpgsql as $$
declare
  of_offers constant text := 'select array(select distinct product_id from article join (%s) as changed using (tcm))';
  products integer[];
begin
  execute format(of_offers, changed_rows(tg_op, 'market, tcm, valid_from, valid_until')) into products;
  perform note_products(products);
  if tg_op = 'UPDATE' then
    -- No index holds price and stock, and pages say only of 5 and fewer how many are left.
    execute format(of_offers, changed_rows(tg_op, 'market, tcm, valid_from, price, was, least(stock, 6)'))
      into products;
    perform notify_product_changes(products, 'offers');
  end if;
  return null;
end $$;

-- What is part of everything: the search's index is built again, too.
create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  update content_version set changed_at = clock_timestamp() where part = 'catalogue';
  perform pg_notify('content', '*');
  return null;
end $$;

-- The argument is the name of what changed.
create function notify_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_argv[0]);
  return null;
end $$;

do $$
declare
  target record;
  event text;
  -- An import of the whole catalogue notifies by itself.
  unless_replaced constant text := $when$when (current_setting('kontor.catalogue', true) is distinct from 'replaced')$when$;
  rows constant jsonb := '{"insert": "new table as new_rows", "delete": "old table as old_rows",
    "update": "old table as old_rows new table as new_rows"}';
begin
  for target in select * from (values ('product', 'note_product_change(''id'')'),
      ('product_text', 'note_product_change(''product_id'')'), ('article', 'note_product_change(''product_id'')'),
      ('offer', 'note_offer_change()')) as triggers(name, function) loop
    foreach event in array '{insert,update,delete}'::text[] loop
      execute format('create trigger note_%1$s after %1$s on %2$I referencing %3$s for each statement %4$s
        execute function %5$s', event, target.name, rows ->> event, unless_replaced, target.function);
    end loop;
  end loop;
  for target in select * from (values ('category'), ('category_text'), ('picture'), ('attribute')) as triggers(name) loop
    execute format('create trigger note_change after insert or update or delete on %I for each statement %s
      execute function note_catalogue_change()', target.name, unless_replaced);
  end loop;
  for target in select * from (values ('promotion', 'promotions'), ('navigation_node', 'navigation'),
      ('themeworld', 'navigation'), ('campaign', 'cart'), ('voucher', 'cart'), ('partner_product', 'cart'),
      ('search_exclusion', 'suggestions')) as triggers(name, content) loop
    execute format('create trigger note_change after insert or update or delete on %I for each statement
      execute function notify_content_change(%L)', target.name, target.content);
  end loop;
end $$;
