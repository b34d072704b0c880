import type { ColumnType, Generated } from "kysely";

/** The tables of server/migrations, as the driver reads and writes them. */
export interface Tables {
  category: {
    id: string;
    number: number;
    parent_id: string | null;
    position: number;
    picture_id: string;
  };
  category_text: {
    category_id: string;
    language: string;
    name: string;
    slug: string;
    description: string;
  };
  product: {
    id: number;
    category_id: string;
    popularity: number;
    since: string;
    dimension: string | null;
    attributes: Json<Record<string, unknown>>;
    warnings: string[];
  };
  product_text: {
    product_id: number;
    language: string;
    name: string;
    slug: string;
    lead: string;
    description: string;
    ingredients: string | null;
  };
  article: {
    tcm: string;
    product_id: number;
    position: number;
    dimension_key: string | null;
    label: Json<string | Record<string, string> | null>;
    grams: number | null;
    picture_id: string | null;
  };
  offer: {
    market: string;
    tcm: string;
    price: number;
    was: number | null;
    stock: number;
    valid_from: Generated<Moment>;
    valid_until: Generated<Moment>;
  };
  picture: { id: string; version: string; drawing: Json<unknown> };
  attribute: { key: string; position: number; definition: Json<unknown> };
  content_version: { part: string; version: string; changed_at: Generated<Date> };
  cart: {
    id: string;
    site: string;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    expires_at: Date;
  };
  cart_entry: {
    cart_id: string;
    kind: string;
    entry_key: string;
    product_id: string;
    tcm: string | null;
    quantity: number;
    campaign_id: string | null;
    added_at: Generated<Date>;
  };
  cart_change: {
    cart_id: string;
    idempotency_key: string;
    request_hash: string;
    changed_at: Generated<Date>;
  };
}

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** A moment, or the end of time (Infinity, -Infinity). */
type Moment = ColumnType<Date | number, Date | string, Date | string>;
