import { useLayoutEffect, useRef } from "react";
import type { CartEntryView } from "./cart-entries.ts";
import type { CartStore } from "./store/cart-store.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Changes the quantity of an entry, removes it and restores it. The focus moves to the undo button, and back. */
export function useRemoval({ setQuantity, remove, deleted }: CartEntryView, store?: CartStore) {
  const element = useRef<HTMLLIElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isDeleted = deleted !== undefined;
  useKeptFocus(element);
  useLayoutEffect(() => {
    if (isPressed.current) {
      const button = (isDeleted ? undoButton : removeButton).current;
      button?.focus({ preventScroll: true });
      button?.scrollIntoView({ block: "nearest" });
    }
    isPressed.current = false;
  }, [isDeleted]);

  const removeEntry = () => {
    isPressed.current = true;
    void store?.change(remove);
  };
  return {
    element,
    removeButton,
    undoButton,
    remove: removeEntry,
    /** 0 removes the entry. */
    changeQuantity:
      store &&
      ((quantity: number) => {
        if (quantity === 0) removeEntry();
        else if (setQuantity) void store.change(setQuantity(quantity));
      }),
    undo() {
      isPressed.current = true;
      if (deleted) void store?.restore(deleted);
    },
  };
}
