import type { ColumnType } from "kysely";
import type { StoredMoment, Validity } from "../../../platform/content/content-tables.ts";
import type { ThemeworldSectionName } from "../navigation-contract.ts";

export interface NavigationTables {
  navigation_node: Validity & {
    site: string;
    id: string;
    parent_id: string | null;
    position: number;
    category_id: string | null;
    title: string | null;
    href: string | null;
    target: string | null;
    teaser: ColumnType<unknown, string | null, string | null>;
  };
  themeworld: Validity & {
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
    available_from: StoredMoment;
    last_day: string | null;
  };
}
