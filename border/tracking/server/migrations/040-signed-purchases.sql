-- A purchase that a host's server has signed takes the place of the browser's.
alter table tracking_key add column signed boolean not null default false;
