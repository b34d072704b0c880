-- What was searched for, counted by day (UTC), and what is never suggested. Nothing here says who searched.

create table search_count (
  day date not null,
  site text not null,
  -- Its words, folded: all spellings of a text have the same.
  folded text not null,
  -- As somebody typed it.
  spelling text not null,
  -- Products that the text led to when it was counted last.
  found integer not null,
  -- Different visitors of the day; each counts with the first spelling.
  visitors integer not null,
  primary key (day, site, folded, spelling)
);
create index search_count_rare on search_count (day) where visitors < 3;

-- Both are emptied when their day is over. Unlogged: no backup and no archive of changes gets to know them.
create unlogged table search_visitor_key (
  day date primary key,
  key bytea not null
);
-- Keyed hash of site, text and visitor: it says neither what was searched nor what else the visitor searched.
create unlogged table search_visitor (
  day date not null,
  token bytea not null,
  primary key (day, token)
);

create table search_exclusion (
  site text primary key,
  -- Regular expression of folded texts.
  pattern text not null
);
