-- The leaflets of the sites. Filled by the import of content/leaflets.
create table leaflet (
  id text primary key,
  -- In the form of Leaflet: its days, its sites, its pages with all languages.
  content jsonb not null
);

create trigger note_change after insert or update or delete on leaflet for each statement
  execute function notify_content_change('leaflets');
