-- Mails that wait to be sent, were sent, or could not be: written in the transaction of what they report, sent by any process.
-- A mail waits while `next_try` is set; with neither `next_try` nor `sent_at` it failed for good, and `problem` says why.
create table outgoing_mail (
  id uuid primary key,
  kind text not null,
  site text not null,
  recipient text not null,
  data jsonb not null,
  -- The same for every try, so that the recipient's server recognises a mail that is sent again.
  message_id text not null,
  made_at timestamptz not null,
  tries integer not null default 0,
  -- While a process sends it: when another one may, because the first was ended.
  next_try timestamptz,
  sent_at timestamptz,
  problem text,
  check (next_try is null or sent_at is null)
);
create index outgoing_mail_waiting on outgoing_mail (next_try) where next_try is not null;
create index outgoing_mail_by_age on outgoing_mail (made_at);

-- Wakes the processes when the transaction commits.
create function notify_outgoing_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail', '');
  return null;
end $$;
create trigger notify_outgoing_mail after insert on outgoing_mail for each statement
  execute function notify_outgoing_mail();
