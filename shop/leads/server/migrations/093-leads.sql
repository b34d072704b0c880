-- Campaigns with a form. Filled by the import of content/leads.
create table lead_campaign (
  site text not null,
  id text not null,
  -- The last part of the page's address.
  address text not null,
  -- Its place in the file, which is the order of lists.
  place integer not null,
  -- In the form of LeadCampaign.
  content jsonb not null,
  -- While entries are taken.
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  primary key (site, id),
  unique (site, address),
  check (valid_from < valid_until)
);

create trigger note_change after insert or update or delete on lead_campaign for each statement
  execute function notify_content_change('leads');

-- How many entries of a campaign counted so far. The row is what processes wait for that take the last entries at once.
create table lead_tally (
  site text not null,
  campaign text not null,
  entries integer not null,
  primary key (site, campaign)
);

-- What shoppers entered. It has no checks: an error would repeat what was typed in the log.
create table lead_entry (
  id uuid primary key,
  site text not null,
  campaign text not null,
  -- Of the campaign and all that was entered: the same form, sent twice, is one entry.
  digest text not null unique,
  email text,
  answers jsonb not null,
  -- Those given, with version and words.
  consents jsonb not null,
  -- Whether an address has one entry, which its owner confirms.
  is_confirmed_by_mail boolean not null,
  received_at timestamptz not null,
  -- Since when it counts.
  accepted_at timestamptz,
  -- When the last mail with a link to confirm it was requested.
  mailed_at timestamptz,
  expires_at timestamptz not null
);
create index lead_entry_by_campaign on lead_entry (site, campaign, received_at, id);
create index lead_entry_by_expiry on lead_entry (expires_at);
create index lead_entry_by_address on lead_entry (site, email);
create unique index lead_entry_one_for_address on lead_entry (site, campaign, email)
  where is_confirmed_by_mail and accepted_at is not null;

-- Secrets of links in mails, as hashes. One is made each time a mail is sent.
create table lead_token (
  token_hash text primary key,
  entry_id uuid not null references lead_entry (id) on delete cascade,
  expires_at timestamptz not null
);
create index lead_token_by_entry on lead_token (entry_id);
