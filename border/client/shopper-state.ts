import { focusedIn } from "../../platform/client/focus.ts";

/** Returns the element that has taken the place of a replaced one, or the element itself. */
export type Successor = <T extends Element>(element: T) => T;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Watches what the shopper does in a part whose elements may be replaced: React renders the whole part again where a translator or an
 * extension of the browser has changed its HTML. `carryOver` then moves typed and chosen values, focus and selection to the new
 * elements, and returns their successors.
 */
export function watchShopper(container: Element) {
  let before = [...container.children];
  let focused = focusedIn(container);
  /** Fields with a text that no form has been sent with. Where React controls the value, it is also the default value. */
  const typed = new Set<EventTarget | null>();
  container.addEventListener("input", ({ target }) => typed.add(target));
  container.addEventListener("submit", () => typed.clear());
  container.addEventListener("focusin", ({ target }) => (focused = target as Element));
  container.addEventListener("focusout", ({ target }) =>
    // An element that is removed loses the focus as well.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = undefined;
    }),
  );

  const isUnsent = (field: Field) =>
    field.value !== ("defaultValue" in field ? field.defaultValue : undefined) ||
    (field === focused && typed.has(field));

  return {
    carryOver(): Successor {
      const old = before;
      if (old.every((element) => container.contains(element))) return (element) => element;
      before = [...container.children];
      const successor: Successor = (element) => successorOf(element, old, before);
      const lastFocused = focused;
      for (const field of old.flatMap((element) => [...element.querySelectorAll<Field>(fields)]))
        if (isChoice(field) ? field.checked !== field.defaultChecked : isUnsent(field))
          copyValue(field, successor(field));
      if (lastFocused && !lastFocused.isConnected) moveFocus(lastFocused, successor(lastFocused));
      return successor;
    },
  };
}

const fields = 'input:not([type="hidden"]), select, textarea';

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Sets a value as if the shopper did, so that React and other listeners learn of it. */
function copyValue(from: Field, to: Field) {
  if (isChoice(from)) {
    if ((to as HTMLInputElement).checked !== from.checked) to.click();
  } else if (to.value !== from.value) {
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")!.set!.call(to, from.value);
    to.dispatchEvent(
      new CustomEvent(to instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  }
}

function moveFocus(from: Element, to: Element) {
  (to as HTMLElement).focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = from;
  // Fields for e-mail addresses know no selection. React sets the value again in a microtask.
  if (selectionStart !== null)
    queueMicrotask(() => to.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * Finds an element by its distinguishing attributes, and by its position among equal ones. Foreign elements may be between ours,
 * and labels may have been translated: in doubt no element is found rather than a wrong one.
 */
function successorOf<T extends Element>(element: T, old: Element[], current: Element[]): T {
  if (element.isConnected) return element;
  for (const keyOf of [nameAndLabel, nameOnly]) {
    const key = keyOf(element);
    const [before, now] = [old, current].map((roots) =>
      roots
        .flatMap((root) => [root, ...root.querySelectorAll(element.localName)])
        .filter((other) => keyOf(other) === key),
    ) as [T[], T[]];
    if (before.length === now.length) return now[before.indexOf(element)]!;
    if (now.length === 1) return now[0]!;
  }
  return element;
}

const nameOnly = (element: Element) =>
  [
    element.localName,
    ...["id", "name", "type"].map((name) => element.getAttribute(name)),
    // Elsewhere it is what was typed.
    element.matches('[type="radio"], button') && element.getAttribute("value"),
  ].join("|");

const nameAndLabel = (element: Element) =>
  [
    nameOnly(element),
    ...["aria-label", "class", "href"].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join("|");
