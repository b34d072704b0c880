import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { openOverlay, overlayOpenEvent } from "../../../shared/client/overlay.ts";

/** Milliseconds for which a mouse rests until the panel opens, or is away until it closes. */
const delays = { open: 300, close: 600 } as const;

/** Devices with a mouse; on others the link leads to the cart. */
const canHover = "(hover: hover) and (pointer: fine)";
/** Layouts with room for the panel. */
const wideLayout = "(width >= 61.25em)";

/**
 * Opens and closes the small cart. `root` contains the link, the button and the panel; `button` opens the panel without a
 * mouse. `onOpen` is called before it opens.
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
    // On the cart's page the panel would repeat what the page shows.
    const isElsewhere = document.documentElement.dataset.pageType !== "basket";
    if (matchMedia(canHover).matches && hasRoom && isElsewhere)
      timer.current = window.setTimeout(open, delays.open);
  };

  // The mouse that rests on the badge caused its hydration.
  useEffect(() => {
    if (root.current?.querySelector("a:hover")) openLater();
    return () => clearTimeout(timer.current);
    // Once, when the badge is hydrated.
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
    /** Closes the panel; the focus returns to the button. */
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

/** Whether the shopper uses the keyboard inside. */
const holdsFocus = (root: HTMLElement | null) => root?.querySelector(":focus-visible") !== null;
