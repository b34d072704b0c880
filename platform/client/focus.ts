/**
 * Returns whether an element has or contains the focus. In a shadow root only the root knows the focused element: to the document it
 * is the element around the root.
 */
export const holdsFocus = (element: Element | null | undefined): boolean =>
  element?.contains((element.getRootNode() as Document | ShadowRoot).activeElement) ?? false;

/** Returns whether an event is for something outside an element, also where `target` is the element around a shadow root. */
export const isOutside = (element: Element | null, event: Event): boolean =>
  !element?.contains(event.composedPath()[0] as Node);
