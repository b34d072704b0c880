-- The one address that accounts had so far becomes the first of their address book.
insert into customer_address
  (customer_id, first_name, last_name, street, postal_code, town, country, is_for_delivery, is_for_invoice)
  select id, first_name, last_name, street, postal_code, town, country, true, true
  from customer where street <> '' or postal_code <> '' or town <> '';
