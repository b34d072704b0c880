-- A second factor of staff: codes by time (RFC 6238). The step of the last one, so that none is used twice.
alter table staff_account add column totp_secret text, add column totp_step bigint;

-- Codes that are used once: one that a command prints, and those that replace a lost second factor.
create table staff_code (
  code_hash text primary key,
  account_id integer not null references staff_account on delete cascade,
  kind text not null check (kind in ('once', 'recovery')),
  expires_at timestamptz
);
create index staff_code_by_account on staff_code (account_id);

-- Browsers in which an account has logged in: guesses from elsewhere do not lock them out.
create table staff_browser (
  secret_hash text primary key,
  account_id integer not null references staff_account on delete cascade,
  expires_at timestamptz not null
);
create index staff_browser_by_account on staff_browser (account_id);
create index staff_browser_by_expiry on staff_browser (expires_at);
