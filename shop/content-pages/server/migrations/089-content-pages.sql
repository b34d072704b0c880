-- The pages of blocks, for each site with its figures. Filled by the import of content/content-pages.
create table content_page (
  site text not null,
  -- The name of its file, the same on every site.
  id text not null,
  place integer not null,
  -- The number in its address.
  number integer not null,
  path text not null,
  -- In the form of BlocksContent.
  content jsonb not null,
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  -- When the page said something else for the last time, for the site map.
  modified timestamptz not null default now(),
  primary key (site, id),
  unique (site, number),
  check (valid_from < valid_until)
);

create function note_modified_content_page() returns trigger language plpgsql as $$
begin
  if new.content is distinct from old.content then
    new.modified = now();
  end if;
  return new;
end;
$$;

create trigger note_modified before update on content_page for each row
  execute function note_modified_content_page();

create trigger note_change after insert or update or delete on content_page for each statement
  execute function notify_content_change('content-pages');
