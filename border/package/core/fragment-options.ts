/** The two parts of the border. */
export type BorderPartName = "header" | "footer";

/** The first site of a shop in the address of a fragment: for hosts that name none. */
export const firstSite = "default";

/** Options that each fragment has (docs/embedding.md). */
export const partOptions = {
  header: ["reduced", "showsecurehint", "sticky", "noassets", "shadow", "absolute"],
  footer: ["reduced", "newsletter", "noassets", "shadow", "absolute"],
} as const;

export type PartOption = (typeof partOptions)[BorderPartName][number];
export const partPlatforms = ["CLASSIC", "MATCH", "SMARTPHONE", "TABLET"] as const;
/** Options of either fragment, each once. */
export const allOptions: readonly PartOption[] = [
  ...new Set(Object.values(partOptions).flat<readonly (readonly PartOption[])[]>()),
];
export type PartPlatform = (typeof partPlatforms)[number];

export interface FragmentChoice {
  /** Options of header and footer together; each fragment gets those that it has. */
  options?: readonly PartOption[];
  platform?: PartPlatform;
}

/**
 * Returns the path of a fragment below `/service/pageborder/`, with its options sorted: "header/DE/reduced,sticky". It has no platform
 * or option that the shop does not have, because these may come from a visitor.
 */
export function fragmentPath(
  name: BorderPartName,
  site: string,
  { options = [], platform }: FragmentChoice,
): string {
  const known: readonly string[] = partOptions[name];
  const sorted = [...new Set(options)].filter((option) => known.includes(option)).sort();
  const shown = partPlatforms.find((each) => each === platform);
  return [name, site, shown, sorted.join(",")].filter(Boolean).join("/");
}
