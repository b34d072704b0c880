-- An unlogged table is empty on a standby that takes over, so all limits would begin anew.
alter table rate_limit set logged;
