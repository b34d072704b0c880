-- The order that reserves a personal voucher, or has redeemed it.
alter table personal_voucher
  add column order_number text,
  add column reserved_until timestamptz,
  add check (reserved_until is null or order_number is not null);
