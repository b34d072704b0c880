/**
 * Returns the node that an event is for. To listeners of the page `target` is the element around the border's shadow root. Shadow
 * roots of hosts are theirs: for what is in them, `target` is right.
 */
export const innerTarget = (event: Event) =>
  ((event.target as Partial<Element>).localName === "kontor-border"
    ? event.composedPath()[0]
    : event.target) as Node;
