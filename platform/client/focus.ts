/**
 * Returns the element that has the focus, if it is inside an element. In a shadow root only the root knows it: to the document it is
 * the element around the root.
 */
export function focusedIn(element: Element): Element | undefined {
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  return focused && element.contains(focused) ? focused : undefined;
}

/** Returns whether an element has or contains the focus. */
export const holdsFocus = (element: Element | null | undefined): boolean =>
  Boolean(element && focusedIn(element));

/** Returns whether an event is for something outside an element, also where `target` is the element around a shadow root. */
export const isOutside = (element: Element | null, event: Event): boolean =>
  !element?.contains(event.composedPath()[0] as Node);
