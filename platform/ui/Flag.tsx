import { AT, CH, CZ, DE, HU, PL, SK, TR } from "country-flag-icons/react/3x2";
import type { Market } from "../shared/site.ts";

const flags: Record<Market, typeof DE> = { AT, CH, CZ, DE, HU, PL, SK, TR };

/** Renders the flag of a country as a decoration beside its name. */
export function Flag({ code }: { code: Market }) {
  const Image = flags[code];
  return <Image className="kontor-flag" aria-hidden />;
}
