-- Cards that staff hand out in stores. Each has a ledger from the beginning, and becomes a row of `card` when a customer adds it to an account:
-- until then processes of the release before do not know it, and close no ledger without an owner.
create table store_card_batch (
  -- The id of the form: a repeated request makes no further cards.
  id text primary key,
  site text not null,
  issued_at timestamptz not null,
  staff_id bigint not null
);
create index store_card_batch_by_time on store_card_batch (issued_at);

create table store_card (
  number text primary key check (number like '28%'),
  batch_id text not null references store_card_batch,
  ledger_id uuid not null unique references card_ledger,
  -- A card is added once, to one account.
  attached_at timestamptz
);
create index store_card_by_batch on store_card (batch_id);
