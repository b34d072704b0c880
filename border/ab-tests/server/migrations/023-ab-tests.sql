-- A/B tests: a visitor of the site is in one group of each. Filled by the import of content/.
create table ab_test (
  site text not null,
  name text not null,
  -- In the order of the file: [{"name": "control", "share": 50}], shares in percent.
  groups jsonb not null,
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, name),
  check (valid_from < valid_until)
);
create trigger note_change after insert or update or delete on ab_test for each statement
  execute function notify_content_change('tests');
