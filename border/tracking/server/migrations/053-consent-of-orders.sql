-- The consent to statistics with which an order was placed: a refusal is no lost purchase. Null for purchases of browsers and of
-- releases that did not record it.
alter table tracking_key add column consent text check (consent in ('granted', 'refused', 'unknown'));
