-- Which offers each transaction changed, so that a statement can tell whether prices and stock are as an earlier one read them.
-- The transactions of a snapshot say so exactly, where a time would not: a transaction may begin first and end last.
create table offer_change (
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Without an article, any offer may have changed.
  market text,
  tcm text
);
create index offer_change_by_transaction on offer_change (changed_in);

create function log_offer_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) > 100 from (select from changed_offers limit 101) as counted) then
    insert into offer_change default values;
  else
    insert into offer_change (market, tcm) select distinct market, tcm from changed_offers;
  end if;
  return null;
end $$;

create trigger log_insert after insert on offer referencing new table as changed_offers for each statement
  execute function log_offer_changes();
create trigger log_delete after delete on offer referencing old table as changed_offers for each statement
  execute function log_offer_changes();
-- No statement moves an offer to another article or market.
create trigger log_update after update on offer referencing new table as changed_offers for each statement
  execute function log_offer_changes();

-- Which article a product stands for follows from its articles.
create function log_all_offers() returns trigger language plpgsql as $$
begin
  insert into offer_change default values;
  return null;
end $$;

create trigger log_change after insert or update or delete on article for each statement
  execute function log_all_offers();
