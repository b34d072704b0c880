-- Questions whose author was told that there is an answer: once for each.
create table question_notice (
  question integer primary key references contribution on delete cascade,
  noted_at timestamptz not null
);

-- What others answered, for the search for questions whose author is to be told.
create index contribution_answers on contribution (published_at) where kind = 'answer' and state = 'published';
