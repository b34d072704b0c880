-- Whether a mail confirms the declaration. A release that does not know the column mails all but a few.
alter table withdrawal add column is_mailed boolean not null default true;
