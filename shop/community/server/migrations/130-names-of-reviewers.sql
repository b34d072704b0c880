-- Reviews of members have the member's name, as their other contributions do: it is chosen and changed in one place.

create or replace function follow_community_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    update customer set is_community_member = (tg_op = 'INSERT')
      where id = case tg_op when 'INSERT' then new.customer_id else old.customer_id end;
  end if;
  -- What lost its name with an earlier membership stays without.
  update contribution set name = case tg_op when 'DELETE' then '' else new.name end
    where customer_id = (case tg_op when 'DELETE' then old.customer_id else new.customer_id end)::text and name <> '';
  return null;
end $$;

-- A name that changes while a form is on its way: what is stored has the one of that moment, or none. Customers who are no members name
-- themselves in reviews.
create or replace function name_contribution() returns trigger language plpgsql as $$
declare
  member_name text;
begin
  if tg_op = 'INSERT' then
    -- A join takes the row of the customer first: no review is stored beside it by another name.
    perform from customer where id = new.customer_id::bigint for share;
    select name into member_name from community_member where customer_id = new.customer_id::bigint for share;
  else
    select name into member_name from community_member where customer_id = new.customer_id::bigint;
  end if;
  if member_name is not null then
    new.name := member_name;
  elsif new.kind <> 'review' then
    new.name := '';
  end if;
  return new;
end $$;
drop trigger name_of_member on contribution;
create trigger name_of_member before insert or update of name on contribution for each row
  when (new.customer_id is not null) execute function name_contribution();

update contribution set name = member.name from community_member as member
  where contribution.customer_id = member.customer_id::text and contribution.name not in (member.name, '');
