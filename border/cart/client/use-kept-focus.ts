import { useLayoutEffect, type RefObject } from "react";
import { holdsFocus } from "../../../platform/client/focus.ts";

/** Marks the element that receives the focus when the focused part of the cart disappears. */
export const focusKeeper = { tabIndex: -1, "data-kontor-focus-keeper": true };

/** Moves the focus to the surrounding cart when the element disappears with the focus in it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (holdsFocus(going))
        going?.closest<HTMLElement>("[data-kontor-focus-keeper]")?.focus({ preventScroll: true });
    };
  }, [element]);
}
