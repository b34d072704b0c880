-- The first delivery of a subscription is a line of the order that begins it, and each later one an order of its own.
alter table order_line drop constraint order_line_kind_check;
alter table order_line add constraint order_line_kind_check
  check (kind in ('article', 'freeArticle', 'giftCard', 'partnerProduct', 'subscription'));
