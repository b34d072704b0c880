/** Tables of Vendure whose changes the shop follows, with the entity that a row belongs to and the column with the id of that entity. */
export const watchedTables: Record<
  string,
  [of: "product" | "variant" | "category" | "all", column: string]
> = {
  product: ["product", "id"],
  product_translation: ["product", "baseId"],
  product_asset: ["product", "productId"],
  product_channels_channel: ["product", "productId"],
  product_facet_values_facet_value: ["product", "productId"],
  product_variant: ["product", "productId"],
  product_variant_translation: ["variant", "baseId"],
  product_variant_price: ["variant", "variantId"],
  product_variant_asset: ["variant", "productVariantId"],
  product_variant_channels_channel: ["variant", "productVariantId"],
  product_variant_facet_values_facet_value: ["variant", "productVariantId"],
  product_variant_options_product_option: ["variant", "productVariantId"],
  stock_level: ["variant", "productVariantId"],
  collection: ["category", "id"],
  collection_translation: ["category", "baseId"],
  collection_product_variants_product_variant: ["variant", "productVariantId"],
  facet: ["category", "id"],
  facet_translation: ["category", "baseId"],
  facet_value: ["category", "id"],
  facet_value_translation: ["category", "baseId"],
  product_option_translation: ["all", "id"],
  stock_location_channels_channel: ["all", "stockLocationId"],
  tax_rate: ["all", "id"],
};

/** A log of another version is replaced. */
const version = "1";

/**
 * Creates the log of changes in Vendure's database, in a schema of its own. The function runs with the rights of the log's owner, and
 * never fails: no change in Vendure must be lost because of it.
 */
export const installStatements = `
  create schema if not exists kontor;
  comment on schema kontor is '${version}';
  create table if not exists kontor.change (
    transaction xid8 not null default pg_current_xact_id(),
    kind text not null,
    ref text not null,
    at timestamptz not null default now(),
    primary key (transaction, kind, ref)
  );
  create index if not exists change_at on kontor.change (at);
  create or replace function kontor.log_change() returns trigger language plpgsql security definer
    set search_path = pg_catalog, pg_temp as $$
  begin
    insert into kontor.change (kind, ref)
      values (tg_argv[0], coalesce((case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1], ''))
      on conflict do nothing;
    perform pg_notify('kontor_change', '');
    return null;
  exception when others then
    return null;
  end $$;
  ${Object.entries(watchedTables)
    .map(
      ([table, [of, column]]) => `
  drop trigger if exists kontor_change on "${table}";
  create trigger kontor_change after insert or update or delete on "${table}"
    for each row execute function kontor.log_change('${of}', '${column}');`,
    )
    .join("")}`;

/** Reports which watched tables and columns are there, how many have their trigger, and which version is installed. */
export const inspectStatement = `
  select
    (select count(*)::int from unnest($1::text[], $2::text[]) as wanted (name, field)
      join pg_attribute on attrelid = to_regclass(quote_ident(name)) and attname = field) as found,
    (select count(*)::int from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'kontor_change' and relname = any($1)) as watched,
    obj_description(to_regnamespace('kontor')::oid, 'pg_namespace') = '${version}' as "isCurrent"`;

/**
 * Where the log stands: the oldest transaction that may not be visible yet, and which log this is. Its file is another one after a dump
 * was restored, the server or its timeline after a backup was.
 */
export const positionStatement = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
    pg_snapshot_xmax(pg_current_snapshot())::text as newest,
    (extract(epoch from now()) * 1000)::bigint::text as at,
    concat_ws(' ', system_identifier, timeline_id, oid, pg_relation_filenode('kontor.change')) as origin
  from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`;

/** Selects the changes of transactions from one until another, with the products of variants. */
export const changesStatement = `
  select distinct kind, ref from (
    select case kind when 'variant' then 'product' else kind end as kind,
      case kind when 'variant' then (select "productId"::text from product_variant where id::text = ref) else ref end as ref
    from kontor.change where transaction >= $1::xid8 and transaction < $2::xid8
    group by kind, ref
  ) as changes where ref is not null limit $3`;

export const pruneStatement = "delete from kontor.change where at < now() - interval '7 days'";
