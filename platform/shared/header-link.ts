import type { IconDrawing } from "./brand/icon-drawing.ts";

/** A further link in the header, between those to the stores and to the account. */
export interface HeaderLink {
  /** Value of `data-kontor-link`, by which a script of its slice finds the link. */
  name: string;
  url: string;
  /** The label, which is also the link's accessible name. */
  text: string;
  /** An icon such as `Heart` of "@lucide/icons/icons/heart". */
  icon: IconDrawing;
  /**
   * Adds an empty element with `data-kontor-link-count`, in which a script of the slice shows a count: a cached header is the same for
   * all shoppers.
   */
  hasCount?: boolean;
}
