-- An order may begin subscriptions: their terms stand with it, and the first delivery of each is a line.
alter table placed_order add column subscriptions jsonb;
alter table order_line
  add column interval_weeks integer check (interval_weeks > 0),
  drop constraint order_line_kind_check,
  add constraint order_line_kind_check
    check (kind in ('article', 'freeArticle', 'giftCard', 'partnerProduct', 'subscription'));
