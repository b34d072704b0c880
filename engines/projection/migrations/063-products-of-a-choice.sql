-- Products that are one choice on their pages are found by the value of an attribute.
create index product_coffee on product ((attributes ->> 'coffee')) where attributes ->> 'coffee' is not null;
