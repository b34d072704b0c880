import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/** Keys and indexes that lead to a value in a content file. */
export type ContentPath = (string | number)[];

/** Returns a number that is written with a comma, such as 4,99 in {DE: 4,99}, where YAML reads 99 as a key of its own. */
function commaNumber(source: string, key: unknown): string | undefined {
  const at = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
  const [before] = /[\d.]+,$/.exec(source.slice(Math.max(0, at - 20), at)) ?? [];
  const [after] = /^\d+/.exec(source.slice(at, at + 20)) ?? [];
  return before && after && before + after;
}

/** Parse options by which two prices such as 4,99 and 5,99 are no mistake of YAML: each is reported as what it is. */
export const readingCommas = (source: string) => ({
  uniqueKeys: (one: unknown, other: unknown) =>
    isScalar(one) &&
    isScalar(other) &&
    one.value === other.value &&
    commaNumber(source, other) === undefined &&
    commaNumber(source, one) === undefined,
});

/** Finds places in a file, which is parsed when the first is looked for. */
export function placesIn(source: string) {
  const lines = new LineCounter();
  let contents: unknown;

  /** Returns the node at a path, and its offset. A missing value is located at the entry around it. */
  function find(path: ContentPath): { node: unknown; offset: number } {
    const options = { ...readingCommas(source), lineCounter: lines };
    contents ??= parseDocument(source, options).contents;
    let node = contents;
    let offset = 0;
    for (const step of path) {
      if (isSeq(node)) {
        node = node.items[Number(step)];
      } else if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => isScalar(key) && String(key.value) === String(step),
        );
        if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
        node = pair?.value;
        continue;
      }
      if (isMap(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    }
    return { node, offset };
  }

  return {
    lineOf: (path: ContentPath): number => {
      const { offset } = find(path);
      return lines.linePos(offset).line;
    },
    /** Returns the numbers in a map that are written with a comma. */
    commaNumbers(path: ContentPath): string[] {
      const { node } = find(path);
      return isMap(node) ? node.items.flatMap(({ key }) => commaNumber(source, key) ?? []) : [];
    },
  };
}
