-- What lists are filtered by, "roast:dark": of the product itself, and of each article, such as its colour.
alter table product add column facets text[] not null default '{}';
alter table article add column facets text[] not null default '{}';

create aggregate array_cat_agg(text[]) (sfunc = array_cat, stype = text[], initcond = '{}');

-- Unlike jsonb, json keeps the words of an attribute in the order of the content: light, medium, dark.
alter table attribute alter column definition type json;
