-- Net content of articles sold by volume, where the price per litre must be shown. An article has this or grams.
alter table article add column millilitres integer;
