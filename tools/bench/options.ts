import { parseArgs } from "node:util";

/**
 * Options of every bench: `--write` puts its figures into docs/figures.md, `--short` measures less; `npm run bench` measures only
 * the part of `--only`.
 */
export const { values: options } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
