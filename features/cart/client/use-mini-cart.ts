import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { openOverlay, overlayOpenEvent } from "../../../shared/client/overlay.ts";

/** Milliseconds of a mouse's rest until it opens, and of its absence until it closes. */
const delays = { open: 300, close: 600 } as const;

/** A mouse that can rest; without one the link leads to the cart. */
const canHover = "(hover: hover) and (pointer: fine)";
/** Layouts with room for it. */
const wideLayout = "(width >= 980px)";

/**
 * Whether the small cart is open. `root` holds what opens it and what it opens, `button` the one way without a mouse.
 * `onOpen` is told before it opens.
 */
export function useMiniCart(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onOpen: () => void,
) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    onOpen();
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const openLater = () => {
    clearTimeout(timer.current);
    const hasRoom = button.current?.offsetParent;
    // On the cart's page it would say what is there already.
    const isNews = document.documentElement.dataset.pageType !== "basket";
    if (matchMedia(canHover).matches && hasRoom && isNews)
      timer.current = window.setTimeout(open, delays.open);
  };

  // A mouse that rests already woke this.
  useEffect(() => {
    if (root.current?.querySelector("a:hover")) openLater();
    return () => clearTimeout(timer.current);
    // Once, when the badge is taken over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOverlay = openOverlay({ locksScroll: false });
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    for (const event of ["pointerdown", "focusin"])
      document.addEventListener(event, closeOutside, { signal, capture: true });
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (root.current?.contains(document.activeElement)) button.current?.focus();
        close();
      },
      { signal, capture: true },
    );
    for (const event of [overlayOpenEvent, "pagehide"])
      window.addEventListener(event, close, { signal });
    matchMedia(wideLayout).addEventListener("change", close, { signal });
    return () => {
      controller.abort();
      closeOverlay();
    };
  }, [isOpen, root, button]);

  return {
    isOpen,
    toggle: () => (isOpen ? close() : open()),
    /** The focus goes back to what opens it. */
    leave() {
      button.current?.focus();
      close();
    },
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current);
        if (pointerType === "mouse" && !isOpen) openLater();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        clearTimeout(timer.current);
        if (pointerType === "mouse" && isOpen && !holdsFocus(root.current))
          timer.current = window.setTimeout(close, delays.close);
      },
    },
  };
}

/** Somebody uses the keyboard in it. */
const holdsFocus = (root: HTMLElement | null) => root?.querySelector(":focus-visible") !== null;
