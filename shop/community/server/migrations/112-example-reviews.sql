-- Invented reviews, which show how reviews look. Filled by the import of content/reviews.
create table example_review (
  language text not null,
  product integer not null,
  -- Its place in the file.
  place integer not null,
  -- In the form of ExampleReview.
  content jsonb not null,
  primary key (language, place)
);
create index example_review_of_product on example_review (language, product, place);

create trigger note_change after insert or update or delete on example_review for each statement
  execute function notify_content_change('reviews');
