-- A changed price or stock also names the categories of its products, so that only their lists end.
create or replace function note_offer_change() returns trigger language plpgsql as $$
declare
  of_offers constant text := 'select array(select distinct product_id from article join (%s) as changed using (tcm))';
  products integer[];
begin
  execute format(of_offers, changed_rows(tg_op, 'market, tcm, valid_from, valid_until')) into products;
  perform note_products(products);
  if tg_op = 'UPDATE' then
    -- No index of the search holds price and stock, and pages say only of 5 and fewer how many are left.
    execute format(of_offers, changed_rows(tg_op, 'market, tcm, valid_from, price, was, least(stock, 6)'))
      into products;
    perform notify_product_changes(products, 'offers');
    -- Where many products changed, everything is named already.
    if cardinality(products) <= 100 then
      perform pg_notify('content', 'offers:' || category_id)
        from (select distinct category_id from product where id = any(products)) as changed;
    end if;
  end if;
  return null;
end $$;
