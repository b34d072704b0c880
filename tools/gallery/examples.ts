import type { ReactElement } from "react";
import { collator } from "../../platform/shared/formats.ts";

/** The `examples` exported by an `*.examples.tsx`: elements by name. */
export interface Component {
  name: string;
  group: string;
  examples: { name: string; element: ReactElement }[];
}

const groups: Record<string, string> = { platform: "Building blocks", border: "Border" };

const files = import.meta.glob<{ examples?: Record<string, ReactElement> }>(
  ["../../{platform,border,shop}/**/*.examples.tsx"],
  { eager: true },
);

export const components: Component[] = Object.entries(files)
  .map(([path, { examples = {} }]) => ({
    name: path.replace(/^.*\/|\.examples\.tsx$/g, ""),
    group: groups[path.split("/")[2] ?? ""] ?? "Pages",
    examples: Object.entries(examples).map(([name, element]) => ({ name, element })),
  }))
  .filter(({ examples }) => examples.length > 0)
  .sort((one, other) => collator("en").compare(one.name, other.name));

/** Converts a name to words: "soldOut" becomes "sold out". */
export const inWords = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
