-- Products that changed since an index of them was built: one row each, with the transaction that changed it last. Whoever
-- replaces the whole catalogue sets kontor.catalogue to 'replaced' in its transaction and tells content_version instead.

create table product_change (
  product_id integer primary key,
  changed_in xid8 not null
);
create index product_change_by_transaction on product_change (changed_in);

create function note_product_change() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  -- What moves from one product to another changes both.
  for changed in
    select distinct case tg_table_name
      when 'product' then (version ->> 'id')::integer
      when 'offer' then (select product_id from article where tcm = version ->> 'tcm')
      else (version ->> 'product_id')::integer
    end
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as version where version is not null
  loop
    continue when changed is null;
    insert into product_change values (changed, pg_current_xact_id())
      on conflict (product_id) do update set changed_in = excluded.changed_in;
    perform pg_notify('content', 'products');
  end loop;
  return null;
end $$;

create trigger note_change after insert or update or delete on product for each row
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_product_change();
create trigger note_change after insert or update or delete on product_text for each row
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_product_change();
create trigger note_change after insert or update or delete on article for each row
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_product_change();
-- Price and stock are read from the database when they are shown: no index holds them.
create trigger note_change after insert or update of market, tcm, valid_from, valid_until or delete on offer for each row
  when (current_setting('kontor.catalogue', true) is distinct from 'replaced')
  execute function note_product_change();
