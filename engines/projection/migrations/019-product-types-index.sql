create index product_by_type on product (type_id);
