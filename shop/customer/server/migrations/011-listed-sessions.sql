-- What a customer is shown of their sessions. Of the browser only names are stored, such as "Firefox" and "Windows"; `public_id`
-- names a session on the page and is no secret.
alter table customer_session
  add column public_id uuid not null default gen_random_uuid(),
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz not null default now();
-- Until now a session ended two hours after it was last used.
update customer_session set last_used_at = expires_at - interval '2 hours';

alter table login_token
  add column public_id uuid not null default gen_random_uuid(),
  add column browser text not null default '',
  add column system text not null default '';
