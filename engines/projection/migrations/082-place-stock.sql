-- What stores have of an article, beside the stock that is sent. A place that never had it has no row.
create table place_stock (
  market text not null,
  -- Id of the store.
  place text not null,
  tcm text not null references article on delete cascade,
  stock integer not null check (stock >= 0),
  -- Pieces that orders took since the stock was counted.
  sold integer not null default 0,
  primary key (tcm, market, place)
);

-- Pages say only whether a place has some.
create function note_place_stock_change() returns trigger language plpgsql as $$
declare
  products integer[];
begin
  execute format('select array(select distinct product_id from article join (%s) as changed using (tcm) order by product_id)',
    changed_rows(tg_op, 'market, place, tcm, stock > 0')) into products;
  insert into product_change select id, pg_current_xact_id() from unnest(products) as id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  if cardinality(products) > 100 then
    perform pg_notify('content', 'places');
  else
    perform pg_notify('content', 'places:' || id) from unnest(products) as id;
  end if;
  return null;
end $$;

create trigger note_insert after insert on place_stock referencing new table as new_rows for each statement
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_place_stock_change();
create trigger note_update after update on place_stock referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_place_stock_change();
create trigger note_delete after delete on place_stock referencing old table as old_rows for each statement
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_place_stock_change();
