-- Words of shoppers that products do not use, and what they lead to.

create table search_synonym (
  site text not null,
  -- Folded, its words with a space between.
  term text not null,
  -- Folded likewise.
  leads_to text[] not null,
  -- Whether it is searched for instead: the term itself would find something else.
  replaces boolean not null,
  primary key (site, term)
);
create trigger note_change after insert or update or delete on search_synonym for each statement
  execute function notify_content_change('suggestions');
