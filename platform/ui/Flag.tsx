import { AT, CH, CZ, DE, HU, PL, SK, TR } from "country-flag-icons/react/3x2";

const flags = { AT, CH, CZ, DE, HU, PL, SK, TR };
export type FlagCode = keyof typeof flags;

/** Renders the flag of a country as a decoration beside its name. */
export function Flag({ code }: { code: FlagCode }) {
  const Image = flags[code];
  return <Image className="kontor-flag" aria-hidden />;
}
