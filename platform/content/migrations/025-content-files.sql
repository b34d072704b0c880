-- The files that a part of the content was imported from: a shop's team exports, edits and imports them.
create table content_file (
  part text not null,
  -- Below the folder of the part.
  path text not null check (path !~ '(^/|\\|\.\.)'),
  source text not null,
  primary key (part, path)
);

-- Whether the rows of a part were changed in the database itself since its import: its files do not have that change.
alter table content_version add column edited boolean not null default false;

-- The argument is the name of what changed. Where a part of the content has the same name, it is noted as edited; an import
-- takes that back at its end.
create or replace function notify_content_change() returns trigger language plpgsql as $$
begin
  update content_version set edited = true where part = tg_argv[0] and not edited;
  perform pg_notify('content', tg_argv[0]);
  return null;
end $$;
