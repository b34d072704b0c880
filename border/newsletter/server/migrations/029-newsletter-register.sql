-- Consents that a public register of commercial messages has to be told of, such as İYS in Türkiye: written with the event,
-- sent afterwards, in the order of their numbers for each address.
create table newsletter_register_entry (
  number bigint generated always as identity primary key,
  site text not null,
  email text not null,
  is_consent boolean not null,
  happened_at timestamptz not null,
  tries integer not null default 0,
  next_try timestamptz not null,
  problem text
);
create index newsletter_register_entry_by_next_try on newsletter_register_entry (next_try);
