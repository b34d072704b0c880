-- Complaints against decisions of staff, by authors and by readers who reported. Another member of staff decides about each.
create table contribution_complaint (
  id bigint generated always as identity primary key,
  contribution integer not null references contribution on delete cascade,
  -- The decision.
  step bigint not null references contribution_step on delete cascade,
  -- The report of the reader who complains; missing for the author.
  report bigint references contribution_report on delete cascade,
  body text not null,
  complained_at timestamptz not null,
  -- What was decided, with the remark for who complained.
  outcome text,
  note text not null default '',
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
-- One complaint about a decision, however often the form is sent.
create unique index contribution_complaint_once on contribution_complaint (step, coalesce(report, 0));
create index contribution_complaint_by_contribution on contribution_complaint (contribution);
create index contribution_complaint_by_report on contribution_complaint (report);

create index contribution_report_settled on contribution_report (settled_at) where settled_at is not null;

-- The order that a guest reviewed, whose link lets them change the review. Missing for customers, who log in.
alter table contribution add column order_number text;
