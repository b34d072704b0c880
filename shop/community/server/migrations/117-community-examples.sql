-- Invented questions and recipes, which show how those of members look. Filled by the import of content/community.
create table community_example (
  language text not null,
  kind text not null,
  -- Its place in the file.
  place integer not null,
  -- The product's public number, where it is about one.
  product integer,
  -- In the form of ExampleQuestion or ExampleRecipe.
  content jsonb not null,
  primary key (language, kind, place)
);
create index community_example_of_product on community_example (language, product) where kind = 'question';

create trigger note_change after insert or update or delete on community_example for each statement
  execute function notify_content_change('community');
