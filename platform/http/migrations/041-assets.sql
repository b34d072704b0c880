-- Built files of the browser, by their names with a hash: a process of one release serves those of another, too.
create table asset (
  name text primary key,
  content bytea not null,
  br bytea,
  -- When a process last had the file in its own build.
  built_at timestamptz not null
);
