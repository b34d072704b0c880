-- What browsers tracked. The day (UTC) is that of the event's id, a UUIDv7, so that the same event meets itself however often it is
-- sent. Days have partitions of their own, which processes make ahead and drop when they are over; ids of other days are in the
-- default partition.
create table tracking_event (
  day date not null,
  id uuid not null,
  site text not null,
  name text not null,
  version smallint not null,
  -- By the clock of the server.
  time timestamptz not null,
  received timestamptz not null,
  client text not null,
  tab text not null,
  sequence integer not null,
  page text not null,
  visitor text,
  session text,
  -- The groups that were allowed.
  consent text not null,
  -- The visitor's groups of A/B tests.
  tests text,
  -- Name of a list; empty where it is unknown.
  browser text not null,
  is_bot boolean not null,
  -- Without the part that names one connection.
  network text not null,
  data jsonb not null,
  primary key (day, id)
) partition by range (day);
create index tracking_event_by_visitor on tracking_event (visitor) where visitor is not null;

create table tracking_event_other partition of tracking_event default;
create index tracking_event_other_by_age on tracking_event_other (received);

-- What is counted once, whatever the id of its event: "purchase:DE:10042".
create table tracking_key (
  key text primary key,
  day date not null,
  id uuid not null,
  received timestamptz not null
);
create index tracking_key_by_event on tracking_key (day, id);
create index tracking_key_by_age on tracking_key (received);

-- What became of events, by the day on which they were received. Of rejected ones this is all that is stored: what was wrong with
-- them may be personal.
create table tracking_outcome (
  day date not null,
  site text not null,
  browser text not null,
  client text not null,
  name text not null,
  -- "accepted", "duplicate", or why it was rejected.
  outcome text not null,
  -- The field that its schema objects to.
  field text not null,
  events bigint not null,
  primary key (day, site, browser, client, name, outcome, field)
);

-- Visitors whose events were erased: what was received before and still waits to be stored is not.
create table tracking_erasure (
  visitor text primary key,
  erased_at timestamptz not null
);
