import { useLayoutEffect, type RefObject } from "react";

/** Marks what gets the focus when the part of the cart that has it goes. */
export const focusKeeper = { tabIndex: -1, "data-kontor-focus-keeper": true };

/** When the element goes with the focus in it, the cart around it has it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (going?.contains(document.activeElement))
        going.closest<HTMLElement>("[data-kontor-focus-keeper]")?.focus({ preventScroll: true });
    };
  }, [element]);
}
