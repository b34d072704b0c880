import type { RunOptions } from "axe-core";

/** Options of axe that leave out what no test reads: passed rules and selectors. Frames of tests have no axe to answer it. */
export const quickAxe = {
  resultTypes: ["violations"],
  selectors: false,
  iframes: false,
} satisfies RunOptions;
