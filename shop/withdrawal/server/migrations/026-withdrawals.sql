-- Declarations by which shoppers withdraw from contracts. Of the secret in a receipt's address only a hash is stored. What a
-- shopper wrote has no checks here: an error would repeat it in the log.
create table withdrawal (
  number text primary key,
  receipt_hash text not null unique,
  site text not null,
  name text not null,
  contract text not null,
  email text not null,
  part text not null,
  reason text not null,
  received_at timestamptz not null,
  expires_at timestamptz not null
);
create index withdrawal_by_expiry on withdrawal (expires_at);
