import type { ColumnType } from "kysely";
import type { LeafletEntry } from "../leaflets-schema.ts";

export interface LeafletsTables {
  leaflet: {
    id: string;
    content: ColumnType<LeafletEntry, string, string>;
  };
}
