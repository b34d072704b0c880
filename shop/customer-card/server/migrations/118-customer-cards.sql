-- Customer cards. A ledger belongs to one customer or to a household; its balance is the sum of its bookings.
create table card_ledger (
  id uuid primary key,
  site text not null,
  kind text not null check (kind in ('kontorcard', 'privatecard')),
  created_at timestamptz not null,
  -- Its last card was given back.
  closed_at timestamptz,
  -- The ledger that its beans moved to when its owner joined a household.
  merged_into uuid references card_ledger,
  -- Beans whose validity ends until these moments have expired, and are announced.
  expired_until timestamptz not null,
  announced_until timestamptz not null
);

-- A customer's card. It outlives the account without its owner, so that no other customer gets its number.
create table card (
  number text primary key,
  ledger_id uuid not null references card_ledger,
  customer_id bigint references customer on delete set null,
  is_manager boolean not null,
  issued_at timestamptz not null,
  returned_at timestamptz
);
create unique index card_of_customer on card (customer_id) where returned_at is null;
create index card_by_ledger on card (ledger_id);

create table card_booking (
  id bigint generated always as identity primary key,
  ledger_id uuid not null references card_ledger,
  kind text not null check (kind in
    ('welcome', 'earned', 'spent', 'restored', 'takenBack', 'expired', 'correction', 'movedIn', 'movedOut', 'closed')),
  beans integer not null check (beans <> 0),
  at timestamptz not null,
  -- When beans that are booked in stop being valid.
  expires_at timestamptz,
  order_number text,
  -- The remark of the member of staff who corrects.
  note text not null default '',
  staff_id bigint,
  -- A repeated booking has the same key.
  key text not null unique,
  check ((beans > 0) = (expires_at is not null))
);
create index card_booking_by_ledger on card_booking (ledger_id, id) include (beans);
create index card_booking_by_order on card_booking (order_number) where order_number is not null;
create index card_booking_by_expiry on card_booking (expires_at) where beans > 0;

-- Bookings are never changed; a deleted account leaves its numbers without what names the customer.
create function refuse_booking_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.ledger_id, new.kind, new.beans, new.at, new.expires_at) is not distinct from
    (old.id, old.ledger_id, old.kind, old.beans, old.at, old.expires_at) then return new;
  end if;
  raise exception 'bookings of customer cards are only added: book a correction';
end $$;
create trigger card_booking_is_final before update or delete on card_booking
  for each row execute function refuse_booking_change();

-- Orders of customers with a card, whose beans are booked when the time for returns has ended.
create table card_order (
  order_number text primary key,
  ledger_id uuid not null references card_ledger,
  card_number text not null references card,
  placed_at timestamptz not null,
  -- Beans that it earns as it is now.
  expected integer not null,
  -- When they are booked, once it is delivered.
  due_at timestamptz,
  -- When it is looked at again; missing once it is settled.
  check_at timestamptz
);
create index card_order_by_check on card_order (check_at) where check_at is not null;
create index card_order_by_ledger on card_order (ledger_id);
create index card_order_by_card on card_order (card_number);

create table card_invitation (
  id uuid primary key,
  ledger_id uuid not null references card_ledger,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index card_invitation_once on card_invitation (ledger_id, lower(email));
create index card_invitation_by_expiry on card_invitation (expires_at);

-- The key that signs the links of invitations: one row, created by the first process that needs it.
create table card_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);

-- Cards from before there were ledgers keep number and beans.
insert into card_ledger (id, site, kind, created_at, expired_until, announced_until)
  select md5('card ' || card_number)::uuid, site, card_kind, now(), now(), now() from customer where card_number is not null;
insert into card (number, ledger_id, customer_id, is_manager, issued_at)
  select card_number, md5('card ' || card_number)::uuid, id, true, now() from customer where card_number is not null;
insert into card_booking (ledger_id, kind, beans, at, expires_at, key)
  select md5('card ' || card_number)::uuid, 'welcome', loyalty_beans, now(), now() + interval '36 months', 'welcome ' || id
  from customer where card_number is not null and loyalty_beans > 0;
-- The columns of the table customer stay for processes of the release before; a later migration drops them.
