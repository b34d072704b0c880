-- Who requests a mail notifies the processes itself. A notification takes a lock that all of the database share until the commit is
-- on disk, so that sign-ups, one mail each, could only be stored one after the other.
drop trigger notify_outgoing_mail on outgoing_mail;
drop function notify_outgoing_mail();
