-- The sales of the discount shop. Filled by the import of content/sales.
create table sale (
  id text primary key,
  -- In the form of Sale: its local times, its sites, its texts in all languages, which products it has.
  content jsonb not null
);

create trigger note_change after insert or update or delete on sale for each statement
  execute function notify_content_change('sales');
