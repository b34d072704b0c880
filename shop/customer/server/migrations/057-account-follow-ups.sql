-- Changes of accounts that other parts of the shop have yet to follow: an account was removed, or has another e-mail address. A row is
-- deleted as soon as they have.
create table account_follow_up (
  id bigint generated always as identity primary key,
  -- The account may be gone.
  customer_id bigint not null,
  site text not null,
  email text not null,
  -- Null when the account was removed.
  new_email text,
  changed_at timestamptz not null,
  -- Attempts so far, when the next one is due, and why the last one failed.
  tries integer not null default 0,
  next_try timestamptz not null,
  problem text
);
