-- Vouchers of one person each, which imports of the content never touch. A holder gets one of each kind.
create table personal_voucher (
  site text not null,
  code text not null,
  kind text not null check (kind in ('newsletter')),
  -- A keyed hash of the address that got it.
  holder text not null,
  -- As the cart shows it.
  title text not null,
  percent integer not null check (percent between 1 and 100),
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  redeemed_at timestamptz,
  primary key (site, code),
  unique (site, kind, holder)
);
