-- Addresses whose mail server says that there is no such mailbox.
alter table newsletter_event drop constraint newsletter_event_kind_check,
  add constraint newsletter_event_kind_check
    check (kind in ('requested', 'confirmed', 'changed', 'unsubscribed', 'stopped', 'bounced'));
