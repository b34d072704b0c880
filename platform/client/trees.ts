/**
 * The trees of a page: the document, and the shadow roots of the border's strict form, each in a `kontor-border`. Queries and
 * observers of the document do not see what is in a shadow root.
 */

/**
 * Returns the trees that may contain parts of the border now. The page's own comes last: what shoppers write there must not be the first
 * element with settings of the border.
 */
const trees = (): (Document | ShadowRoot)[] => [
  ...[...document.querySelectorAll("kontor-border")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  document,
];

/** Returns matching elements: those of the border's shadow roots, then those of the page. */
export const findAll = <T extends HTMLElement>(selector: string): T[] =>
  trees().flatMap((tree) => [...tree.querySelectorAll<T>(selector)]);

/**
 * Calls back when nodes are inserted or removed. Returns a function that observes the trees that the page has when it is called.
 */
export function nodeObserver(onChange: MutationCallback) {
  const observer = new MutationObserver(onChange);
  return () => {
    // Observing a tree again has no effect.
    for (const tree of trees()) observer.observe(tree, { childList: true, subtree: true });
  };
}
