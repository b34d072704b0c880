-- Orders that the shop places for subscriptions. Each delivery has one order: it is stored in the transaction that names it here.
alter table placed_order
  add column subscription text,
  add column subscription_delivery integer,
  add check ((subscription is null) = (subscription_delivery is null)),
  add unique (subscription, subscription_delivery);
