-- Members of the community: customers with a public name, which no other member has in a language, since sites of one language show
-- the same contributions.
create table community_member (
  customer_id bigint primary key references customer on delete cascade,
  site text not null,
  language text not null,
  name text not null,
  -- Without case, accents, spaces and signs.
  compared_name text not null,
  joined_at timestamptz not null,
  -- Whether a mail says that a question was answered.
  wants_mails boolean not null,
  unique (language, compared_name)
);
create index community_member_by_site on community_member (site);

-- Members so far had no public name and had accepted no rules: they join with both.
update customer set is_community_member = false where is_community_member;

-- What follows from membership is written by the database, in the transaction of its change, whichever way that comes: the sign of it
-- that the header's data has, and the name below what the member wrote.
create function follow_community_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    update customer set is_community_member = (tg_op = 'INSERT')
      where id = case tg_op when 'INSERT' then new.customer_id else old.customer_id end;
  end if;
  if tg_op <> 'INSERT' then
    update contribution set name = case tg_op when 'DELETE' then '' else new.name end
      where customer_id = old.customer_id::text and name = old.name;
  end if;
  return null;
end $$;
create trigger follow_member after insert or delete or update of name on community_member for each row
  execute function follow_community_member();

-- A name that changes while a form is on its way: what is stored has the one of that moment, or none.
create function name_contribution() returns trigger language plpgsql as $$
begin
  select name into new.name from community_member where customer_id = new.customer_id::bigint for share;
  new.name := coalesce(new.name, '');
  return new;
end $$;
create trigger name_of_member before insert on contribution for each row
  when (new.kind <> 'review' and new.customer_id is not null) execute function name_contribution();
