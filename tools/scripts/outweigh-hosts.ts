/**
 * Raises the specificity of the border's selectors above those of the pages around it, such as `#page #content a`
 * (docs/decisions/038-styles-of-hosts.md).
 */

/** Matches every element, because no element has two ids, and weighs as much as two ids. */
const weight = ":not(#a#b)";

/**
 * Returns a selector of the same elements that weighs two ids more, except for those of the host's content beside the header, and
 * of the element around a shadow root, for which no host has a rule that wins.
 */
export const outweighing = (selector: string) =>
  /~\s+\*|^:host/.test(selector) ? selector : selector.replace(/^[a-z][\w-]*|^/, `$&${weight}`);

/** Whether pages of other teams load a style sheet. The banner for consent needs no weight in its shadow root. */
export const isInForeignPages = (file = "") => /\/border\/(?!consent\/)[^?]*\.css/.test(file);

/**
 * Properties that hosts like to set with `!important` on elements, as in `button { border-radius: 0 !important }`. The border
 * answers in kind. Nothing animates them, and no script sets them.
 */
export const answered =
  /^(border-.*radius|outline.*|list-style|letter-spacing|text-transform|text-decoration)$/;
