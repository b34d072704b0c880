-- Browsers in which an account of a customer or of staff has logged in: guesses from elsewhere do not lock them out. A browser may
-- be known to several accounts. staff_browser stays for processes of the release before.
create table known_browser (
  secret_hash text not null,
  customer_id integer references customer on delete cascade,
  staff_account_id integer references staff_account on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, staff_account_id) = 1)
);
create unique index known_browser_of_customer on known_browser (customer_id, secret_hash);
create unique index known_browser_of_staff on known_browser (staff_account_id, secret_hash);
create index known_browser_by_secret on known_browser (secret_hash);
create index known_browser_by_expiry on known_browser (expires_at);
insert into known_browser (secret_hash, staff_account_id, expires_at)
  select secret_hash, account_id, expires_at from staff_browser;

-- Codes for one login that limits of failures elsewhere do not refuse: by mail for customers, by a command for staff.
create table login_code (
  code_hash text primary key,
  customer_id integer references customer on delete cascade,
  staff_account_id integer references staff_account on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, staff_account_id) = 1)
);
create index login_code_by_customer on login_code (customer_id);
create index login_code_by_staff on login_code (staff_account_id);
create index login_code_by_expiry on login_code (expires_at);
delete from staff_code where kind = 'once';
