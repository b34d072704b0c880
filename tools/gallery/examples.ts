import type { ReactElement } from "react";
import { collator } from "../../platform/shared/texts/formats.ts";

/** The `examples` exported by an `*.examples.tsx`: elements by name. */
export interface Component {
  name: string;
  group: string;
  /** Whether React renders it in the browser, not only on the server. */
  isOfBrowser: boolean;
  examples: { name: string; element: ReactElement }[];
}

const groups: Record<string, string> = { platform: "Building blocks", border: "Border" };

const files = import.meta.glob<{ examples?: Record<string, ReactElement> }>(
  ["../../{platform,border,storefront,shop}/**/*.examples.tsx"],
  { eager: true },
);

/** Islands that React hydrates: the others let its server-rendered HTML be. */
const islands = Object.entries(
  import.meta.glob<string>("../../{border,storefront,shop}/**/*.island.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).flatMap(([path, source]) => (source.includes("hydrate-part.ts") ? [path] : []));

/**
 * Whether an example of the shop shows an island, or a part of one: its folder has an island, or it is named for one of the border.
 * React renders other pages on the server only.
 */
const isOfIsland = (path: string) =>
  islands.some((island) => folderOf(island) === folderOf(path) || nameOf(island) === nameOf(path));

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+\.tsx$/g, "");
const folderOf = (path: string) => path.replace(/[^/]*$/, "");
const groupOf = (path: string) => groups[path.split("/")[2] ?? ""] ?? "Pages";

export const components: Component[] = Object.entries(files)
  .map(([path, { examples = {} }]) => ({
    name: nameOf(path),
    group: groupOf(path),
    isOfBrowser: groupOf(path) !== "Pages" || isOfIsland(path),
    examples: Object.entries(examples).map(([name, element]) => ({ name, element })),
  }))
  .filter(({ examples }) => examples.length > 0)
  .sort((one, other) => collator("en").compare(one.name, other.name));

/** Converts a name to words: "soldOut" becomes "sold out". */
export const inWords = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
