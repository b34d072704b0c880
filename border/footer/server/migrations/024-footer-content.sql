-- Sections of a site's footer that replace those of the code for a time. Filled by the import of content/.
create table footer_content (
  site text not null,
  -- What the editors call it.
  name text not null,
  -- The sections by name, in the form of FooterContent.
  content jsonb not null,
  -- The group of an A/B test that it is for; null when it is for all.
  test text,
  test_group text,
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, name),
  check ((test is null) = (test_group is null)),
  check (valid_from < valid_until)
);

create trigger note_change after insert or update or delete on footer_content for each statement
  execute function notify_content_change('footer');
