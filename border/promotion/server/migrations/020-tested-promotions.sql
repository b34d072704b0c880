-- A promotion may be for the visitors of one group of an A/B test alone.
alter table promotion
  add column test text,
  add column test_group text,
  add check ((test is null) = (test_group is null));
