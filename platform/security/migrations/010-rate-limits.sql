-- Attempts that are limited: logins, new accounts, codes of vouchers. `subject` is the hash of the limit's name and of whom it is
-- counted for. A row is deleted soon after its period. Unlogged: no backup and no archive of changes gets to know it.
create unlogged table rate_limit (
  subject text primary key,
  -- Attempts that are still allowed in this period.
  remaining integer not null check (remaining >= 0),
  ends_at timestamptz not null
);
create index rate_limit_by_end on rate_limit (ends_at);

-- Processes of the release before still count failed logins in login_failure, so the table stays for now.
