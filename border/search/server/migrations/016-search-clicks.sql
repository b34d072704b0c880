-- Who opened a result, counted by day (UTC), site and text, beside `search_count`. Nothing here says who it was.
create table search_click (
  day date not null,
  site text not null,
  folded text not null,
  -- Different visitors of the day who opened a result.
  visitors integer not null,
  -- Those of them who opened one that stood late.
  late_visitors integer not null,
  primary key (day, site, folded)
);
