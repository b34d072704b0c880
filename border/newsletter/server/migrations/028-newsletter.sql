-- Subscribers of the newsletter. An address is found by its keyed hash, which stays in tokens and events when the address is deleted.

-- The key of those hashes, and of the tokens that forms are shown with: one row, made by the first process that needs it.
create table newsletter_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);

create table newsletter_subscription (
  site text not null,
  address_hash text not null,
  email text not null,
  status text not null check (status in ('pending', 'confirmed')),
  salutation text,
  first_name text,
  last_name text,
  consents text[] not null default '{}',
  -- Of the last sign-up.
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the subscriber last confirmed, or changed what they get.
  active_at timestamptz,
  primary key (site, address_hash)
);
create index newsletter_subscription_by_request on newsletter_subscription (requested_at) where status = 'pending';

-- The words of each consent, by their hash.
create table newsletter_consent_text (
  version text primary key,
  language text not null,
  words text not null
);

-- What subscribers did, as proof. Nothing changes it; only what proves no consent is deleted.
create table newsletter_event (
  id uuid primary key,
  site text not null,
  address_hash text not null,
  kind text not null check (kind in ('requested', 'confirmed', 'changed', 'unsubscribed', 'stopped')),
  happened_at timestamptz not null,
  details jsonb not null
);
create index newsletter_event_by_address on newsletter_event (address_hash, site);

create function keep_newsletter_proof() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from newsletter_event
    where site = old.site and address_hash = old.address_hash and kind = 'confirmed')
  then
    raise 'Events of a consent are proof: they are neither changed nor deleted.';
  end if;
  return old;
end $$;
create trigger keep_proof before update or delete on newsletter_event
  for each row execute function keep_newsletter_proof();

-- Secrets in mails, as hashes. A token is made when its mail is sent, once more for each try.
create table newsletter_token (
  token_hash text primary key,
  mail text not null check (mail in ('confirmation', 'notice', 'welcome')),
  site text not null,
  address_hash text not null,
  -- The sign-up that the mail answers.
  request_id uuid not null,
  -- What a confirmation confirms.
  email text,
  profile jsonb,
  message_id text not null,
  template_hash text not null,
  created_at timestamptz not null,
  -- Of a confirmation.
  expires_at timestamptz,
  revoked_at timestamptz,
  used_at timestamptz
);
create index newsletter_token_by_address on newsletter_token (address_hash, created_at);
create index newsletter_token_by_expiry on newsletter_token (expires_at);
