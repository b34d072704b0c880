import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { holdsFocus, isOutside } from "../../../../platform/client/focus.ts";
import {
  closeOverlaysEvent,
  openOverlay,
  overlayOpenEvent,
} from "../../../../platform/client/overlay.ts";

/** Milliseconds of hovering before the panel opens, and of the mouse being away before it closes. */
const delays = { open: 300, close: 600 } as const;

/** Devices with a mouse; on others the badge just links to the cart. */
const canHover = "(hover: hover) and (pointer: fine)";
/** Layouts wide enough for the panel. */
const wideLayout = "(width >= 61.25em)";

/**
 * Opens and closes the mini cart. `root` contains the link, the button and the panel; `button` opens the panel without a mouse.
 * `onOpen` is called before the panel opens.
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
    // On the cart page the panel would repeat the page.
    const isElsewhere = document.documentElement.dataset.pageType !== "basket";
    if (matchMedia(canHover).matches && hasRoom && isElsewhere)
      timer.current = window.setTimeout(open, delays.open);
  };

  // Hovering over the badge triggered its hydration.
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
    const closeOutside = (event: Event) => {
      if (isOutside(root.current, event)) close();
    };
    // The document is not told where the focus moves within a shadow root.
    for (const tree of [document, root.current?.getRootNode()])
      for (const event of ["pointerdown", "focusin"])
        tree?.addEventListener(event, closeOutside, { signal, capture: true });
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (holdsFocus(root.current)) button.current?.focus();
        close();
      },
      { signal, capture: true },
    );
    for (const event of [overlayOpenEvent, closeOverlaysEvent, "pagehide"])
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
    /** Closes the panel and returns the focus to the button. */
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
        if (pointerType === "mouse" && isOpen && !showsFocus(root.current))
          timer.current = window.setTimeout(close, delays.close);
      },
    },
  };
}

/** Reports whether the keyboard focus is inside. */
const showsFocus = (root: HTMLElement | null) => root?.querySelector(":focus-visible") !== null;
