import type { ColumnType, Generated } from "kysely";
import type { FeedTypeNames } from "../../commerce/product-feed.ts";
import type {
  ContentTables,
  StoredMoment,
  Validity,
} from "../../platform/content/content-tables.ts";
import type { Language, ProductKind } from "../../platform/shared/sites/site.ts";

export interface CatalogueTables extends ContentTables {
  product_type: {
    id: string;
    parent_id: string | null;
    names: Json<Record<Language, FeedTypeNames>>;
  };
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
    /** Its public number. */
    id: number;
    category_id: string;
    type_id: string | null;
    for_types: Generated<string[]>;
    kind: Generated<ProductKind>;
    popularity: number;
    since: string;
    dimension: string | null;
    attributes: Json<Record<string, unknown>>;
    warnings: string[];
    /** For example "roast:dark"; see facet-values.ts. */
    facets: Generated<string[]>;
    /** When its page is given up. */
    gone_from: StoredMoment;
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
    millilitres: number | null;
    picture_id: string | null;
    facets: Generated<string[]>;
  };
  /** When texts, data or articles of a product changed last. */
  product_modified: { product_id: number; modified_at: Date };
  offer: Validity & {
    market: string;
    tcm: string;
    price: number;
    was: number | null;
    stock: number;
  };
  place_stock: { market: string; place: string; tcm: string; stock: number };
  offer_change: {
    changed_in: Generated<string>;
    changed_at: Generated<Date>;
    market: string | null;
    tcm: string | null;
  };
  /** The drawing is the source of the feed's picture. */
  picture: { id: string; version: string; drawing: Json<unknown> };
  attribute: { key: string; position: number; definition: Json<unknown> };
}

/** A jsonb column: parsed when read, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
