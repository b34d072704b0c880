import type { ColumnType } from "kysely";
import type { Leaflet } from "../leaflets-contract.ts";

type StoredLeaflet = Omit<Leaflet, "id">;

export interface LeafletsTables {
  leaflet: {
    id: string;
    content: ColumnType<StoredLeaflet, string, string>;
  };
}
