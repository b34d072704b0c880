-- When a product's page is given up: from then on it says so by its status, 410.
alter table product add gone_from timestamptz not null default 'infinity';
-- Renderings ask for the next of these moments.
create index product_gone on product (gone_from);
