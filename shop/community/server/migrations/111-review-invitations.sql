-- Orders whose shoppers want the one mail that asks for reviews, two weeks after the delivery. The row is the record of that consent.
create table review_invitation (
  order_number text primary key,
  site text not null,
  email text not null,
  asked_at timestamptz not null,
  -- When the order is looked at next.
  check_at timestamptz not null,
  mailed_at timestamptz,
  -- When it ended without a mail, or its recipient objected.
  ended_at timestamptz
);
create index review_invitation_due on review_invitation (check_at) where mailed_at is null and ended_at is null;
create index review_invitation_by_address on review_invitation (site, lower(email));
