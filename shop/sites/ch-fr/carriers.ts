import type { Carrier } from "../../orders/carriers.ts";
import { carriers as german } from "../ch/carriers.ts";

const french: Partial<Record<string, Pick<Carrier, "name"> | undefined>> = {
  "swiss-post": { name: "La Poste" },
};

/** The carriers of the country, by their pages in French. */
export const carriers: Carrier[] = german.map((carrier) => ({
  ...carrier,
  ...french[carrier.id],
  tracking: carrier.tracking
    .replace("lang=de", "lang=fr")
    .replace("/ch-de/", "/ch-fr/")
    .replace("/de/tracking", "/fr/tracking"),
}));
