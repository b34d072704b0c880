-- The stores of a market. Filled by the import of content/stores.
create table store (
  market text not null,
  id text not null,
  -- Its place in the file, which is the order of lists.
  place integer not null,
  -- In the form of RetailStore.
  content jsonb not null,
  valid_from timestamptz not null default '-infinity',
  -- From then on it is closed for good, which its page says.
  valid_until timestamptz not null default 'infinity',
  primary key (market, id),
  check (valid_from < valid_until)
);

create trigger note_change after insert or update or delete on store for each statement
  execute function notify_content_change('stores');
