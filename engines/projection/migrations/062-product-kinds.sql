-- The kinds of products are those of a shop's sites, which check them where products enter.
alter table product drop constraint product_kind_check;
