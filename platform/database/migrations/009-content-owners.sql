-- Imports go forward only: a part of the content remembers the release that it came from, in seconds since 1970.
alter table content_version add column release bigint not null default 0;
-- What the shop's team owns is edited in the database: no start overwrites it.
alter table content_version add column owner text not null default 'release' check (owner in ('release', 'shop'));

-- A change names what changed: "product:100101".
create or replace function note_product_change() returns trigger language plpgsql as $$
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
    perform pg_notify('content', 'product:' || changed);
  end loop;
  return null;
end $$;

-- A part is named by its folder below content/.
update content_version set part = 'cart' where part = 'cart-offers';
