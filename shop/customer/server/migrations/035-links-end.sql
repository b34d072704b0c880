-- Links of earlier mails may stand in the logs of earlier releases. Whoever wants one asks for a new one.
delete from account_link;
delete from registration;
