-- Who works on the shop. Accounts are made by a command; no page makes one.
create table staff_account (
  id integer generated always as identity primary key,
  -- In lower case.
  name text not null unique,
  password_hash text not null,
  roles text[] not null check (cardinality(roles) > 0),
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);

-- `id` names a session where others may read it, such as in the token of a preview. Of its secret only a hash is stored.
create table staff_session (
  id uuid primary key default gen_random_uuid(),
  secret_hash text not null unique,
  account_id integer not null references staff_account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_session_by_account on staff_session (account_id);
create index staff_session_by_expiry on staff_session (expires_at);
