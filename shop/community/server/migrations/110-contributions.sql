-- What customers contribute: reviews, questions, answers, recipes. Texts have no checks: an error would repeat what was typed in the log.
create table contribution (
  number integer generated always as identity primary key,
  kind text not null,
  -- The site where it was written, and its language: sites of one language show the same contributions.
  site text not null,
  language text not null,
  -- The product's public number, where it is about one.
  product integer,
  -- The question of an answer.
  parent integer references contribution on delete cascade,
  -- Hash of what may be contributed once, such as a review of an order: the same form, sent twice, is one contribution.
  once text not null unique,
  -- Missing for guests, for the shop, and after the account was deleted.
  customer_id text,
  -- Where the author gets mails without an account.
  email text,
  -- The public name; empty after the account was deleted.
  name text not null,
  is_shop boolean not null default false,
  -- Of reviews.
  stars smallint,
  title text not null,
  body text not null,
  -- What is particular to a kind.
  details jsonb not null default '{}',
  state text not null,
  -- Why it was refused or removed, with the remark for its author.
  reason text,
  note text not null default '',
  -- The shop's public answer to a review.
  reply text not null default '',
  helpful integer not null default 0,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  check ((kind = 'review') = (stars is not null)),
  check ((state = 'published') = (published_at is not null))
);
create index contribution_of_product on contribution (language, product, kind) where state = 'published';
create index contribution_latest on contribution (language, kind, published_at) where state = 'published';
create index contribution_waiting on contribution (changed_at) where state = 'waiting';
create index contribution_by_customer on contribution (customer_id);
create index contribution_by_parent on contribution (parent);
-- A customer reviews a product once, however often it was ordered.
create unique index contribution_one_review on contribution (customer_id, product)
  where kind = 'review' and customer_id is not null;

-- All that happened to a contribution: each step with the member of staff who took it.
create table contribution_step (
  id bigint generated always as identity primary key,
  contribution integer not null references contribution on delete cascade,
  step text not null,
  at timestamptz not null,
  staff integer,
  reason text,
  note text not null default ''
);
create index contribution_step_by_contribution on contribution_step (contribution, id);

-- Reports by readers.
create table contribution_report (
  id bigint generated always as identity primary key,
  contribution integer not null references contribution on delete cascade,
  reason text not null,
  note text not null,
  -- For the answer to the reader, if they want one.
  email text,
  -- Hash of what was sent: the same form, sent twice, is one report.
  digest text not null unique,
  reported_at timestamptz not null,
  settled_at timestamptz
);
create index contribution_report_open on contribution_report (contribution) where settled_at is null;

create table contribution_vote (
  contribution integer not null references contribution on delete cascade,
  customer_id text not null,
  voted_at timestamptz not null,
  primary key (contribution, customer_id)
);
create index contribution_vote_by_customer on contribution_vote (customer_id);

create function count_contribution_vote() returns trigger language plpgsql as $$
begin
  update contribution set helpful = helpful + case tg_op when 'INSERT' then 1 else -1 end
    where number = case tg_op when 'INSERT' then new.contribution else old.contribution end;
  return null;
end $$;
create trigger count_vote after insert or delete on contribution_vote for each row execute function count_contribution_vote();

-- The published reviews of a product in a language, by stars: always the sum of their rows, also after a change by hand.
create table product_rating (
  language text not null,
  product integer not null,
  stars1 integer not null default 0,
  stars2 integer not null default 0,
  stars3 integer not null default 0,
  stars4 integer not null default 0,
  stars5 integer not null default 0,
  -- A mean of four or more.
  is_well_rated boolean generated always as
    (stars1 + stars2 + stars3 + stars4 + stars5 > 0 and stars5 >= stars3 + 2 * stars2 + 3 * stars1) stored,
  primary key (language, product)
);

create index product_rating_well on product_rating (language, product) where is_well_rated;

create function note_well_rated() returns trigger language plpgsql as $$
begin
  if old.is_well_rated is distinct from new.is_well_rated then
    perform pg_notify('content', 'well-rated:' || new.language);
  end if;
  return null;
end $$;
create trigger note_change after update on product_rating for each row execute function note_well_rated();

create function add_to_product_rating(review contribution, change integer) returns void language plpgsql as $$
begin
  if review.kind is distinct from 'review' or review.state <> 'published' or review.product is null then return; end if;
  insert into product_rating values (review.language, review.product) on conflict do nothing;
  update product_rating set
    stars1 = stars1 + case review.stars when 1 then change else 0 end,
    stars2 = stars2 + case review.stars when 2 then change else 0 end,
    stars3 = stars3 + case review.stars when 3 then change else 0 end,
    stars4 = stars4 + case review.stars when 4 then change else 0 end,
    stars5 = stars5 + case review.stars when 5 then change else 0 end
    where language = review.language and product = review.product;
  perform pg_notify('content', 'rating:' || review.language || ':' || review.product);
end $$;

create function notify_contribution(language text, product integer) returns void language plpgsql as $$
begin
  perform pg_notify('content', 'community:' || language);
  if product is not null then perform pg_notify('content', 'community:' || language || ':' || product); end if;
end $$;

create function note_contribution_change() returns trigger language plpgsql as $$
declare
  is_recounted boolean := true;
begin
  if tg_op = 'UPDATE' then
    is_recounted := (old.stars, old.state, old.language, old.product) is distinct from (new.stars, new.state, new.language, new.product);
  end if;
  if tg_op <> 'INSERT' and old.state = 'published' then
    if is_recounted then perform add_to_product_rating(old, -1); end if;
    perform notify_contribution(old.language, old.product);
  end if;
  if tg_op <> 'DELETE' and new.state = 'published' then
    if is_recounted then perform add_to_product_rating(new, 1); end if;
    perform notify_contribution(new.language, new.product);
  end if;
  return null;
end $$;
create trigger note_change after insert or update or delete on contribution for each row execute function note_contribution_change();

-- The key that signs the links of mails: one row, created by the first process that needs it.
create table community_key (
  is_only_row boolean primary key default true check (is_only_row),
  key bytea not null
);
