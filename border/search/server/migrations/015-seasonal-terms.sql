-- What the shop's team offers in a season to shoppers who open the empty search field.
create table seasonal_term (
  site text not null,
  position integer not null,
  term text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  primary key (site, position)
);
create trigger note_change after insert or update or delete on seasonal_term for each statement
  execute function notify_content_change('suggestions');
