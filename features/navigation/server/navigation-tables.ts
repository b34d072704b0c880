import type { ColumnType, Generated } from "kysely";
import type { ThemeworldSectionName } from "../navigation-contract.ts";

export interface NavigationTables {
  navigation_node: {
    site: string;
    id: string;
    parent_id: string | null;
    position: number;
    category_id: string | null;
    title: string | null;
    href: string | null;
    target: string | null;
    teaser: ColumnType<unknown, string | null, string | null>;
    valid_from: Moment;
    valid_until: Moment;
  };
  themeworld: {
    site: string;
    id: string;
    number: number;
    section: ThemeworldSectionName;
    position: number;
    title: string;
    slug: string;
    lead: string;
    content: string;
    picture_id: string;
    kontor_card: boolean;
    sold_out: boolean;
    badges: string[];
    products: number[];
    valid_from: Moment;
    valid_until: Moment;
    available_from: Moment;
    last_day: string | null;
  };
  content_version: { part: string; version: string; changed_at: Generated<Date> };
}

/** A moment, or the end of time (Infinity, -Infinity). */
type Moment = ColumnType<Date | number, Date | string | undefined, Date | string>;
