-- Services that take place online: nothing is sent, and the access comes by e-mail.
alter table partner_product add column is_online boolean not null default false;
alter table order_line add column is_online boolean not null default false;
