import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import { holdsFocus, isOutside } from "../../../platform/client/focus.ts";
import { closeOnSignals } from "../../../platform/client/overlay.ts";
import { createMousePath, hoverDelays } from "./hover-intent.ts";

export interface FlyoutState {
  /** The href of the open item. */
  href: string;
  /** Whether another flyout was open before it. */
  isSwitched: boolean;
}

const panelClass = ".kontor-navigation__flyout";

/**
 * Tracks which item's flyout is open, and opens and closes it by a resting mouse, a tap or keys. `root` contains the items and
 * the flyouts.
 */
export function useFlyout(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<FlyoutState>();
  const opener = useRef<HTMLElement>(null);
  const pressedBy = useRef("");
  const entersPanel = useRef(false);
  const timers = useRef<{ opening?: number; closing?: number }>({});
  const [mousePath] = useState(createMousePath);

  function stopTimers() {
    clearTimeout(timers.current.opening);
    clearTimeout(timers.current.closing);
  }

  function show(item: HTMLElement, href: string) {
    stopTimers();
    opener.current = item;
    startTransition(() =>
      setOpen((before) =>
        before?.href === href ? before : { href, isSwitched: before !== undefined },
      ),
    );
  }

  function close() {
    stopTimers();
    // The focused element is about to be removed.
    if (holdsFocus(panelOf(root.current))) opener.current?.focus({ preventScroll: true });
    startTransition(() => setOpen(undefined));
  }

  function showAfter(delay: number, item: HTMLElement, href: string) {
    clearTimeout(timers.current.opening);
    timers.current.opening = window.setTimeout(() => {
      const panel = panelOf(root.current)?.getBoundingClientRect();
      if (panel && mousePath.isHeadingTo(panel, performance.now()))
        showAfter(hoverDelays.recheck, item, href);
      else show(item, href);
    }, delay);
  }

  // For a mouse that already rests on an item, the delay started before hydration.
  useEffect(() => {
    const item = root.current?.querySelector<HTMLElement>(".kontor-navigation__item > a:hover");
    if (item && matchMedia("(hover: hover)").matches) {
      const since = Number(item.dataset.since ?? performance.now());
      const left = hoverDelays.open - (performance.now() - since);
      showAfter(Math.max(0, left), item, item.getAttribute("href") ?? "");
    }
    return stopTimers;
    // Once, when the items are there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (entersPanel.current) focusFirst(panelOf(root.current));
    entersPanel.current = false;
  }, [open, root]);

  const isOpen = open !== undefined;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    closeOnSignals(close, signal);
    window.addEventListener("blur", close, { signal });
    // In the capturing phase, so that no other script can stop the event.
    const options = { signal, capture: true };
    document.addEventListener(
      "click",
      (event) => {
        if (isOutside(root.current, event)) close();
      },
      options,
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (holdsFocus(root.current)) opener.current?.focus({ preventScroll: true });
        close();
      },
      options,
    );
    return () => controller.abort();
    // Every version of `close` works on refs and setters alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  return {
    open,
    show,
    close,
    /** Opens an item's flyout if it is closed, and moves the focus into it. */
    enter(item: HTMLElement, href: string) {
      if (open?.href === href) return focusFirst(panelOf(root.current));
      entersPanel.current = true;
      show(item, href);
    },
    /** Whether a finger or a pen made the click. Older browsers report that on pointerdown only. */
    isTap(click: MouseEvent): boolean {
      const type = (click instanceof window.PointerEvent && click.pointerType) || pressedBy.current;
      pressedBy.current = "";
      return type === "touch" || type === "pen";
    },
    rootHandlers: {
      onPointerMove(event: PointerEvent) {
        mousePath.add({ x: event.clientX, y: event.clientY }, performance.now());
      },
      onPointerDown({ pointerType }: PointerEvent) {
        pressedBy.current = pointerType;
      },
      onPointerEnter() {
        clearTimeout(timers.current.closing);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        clearTimeout(timers.current.opening);
        if (pointerType === "mouse")
          timers.current.closing = window.setTimeout(close, hoverDelays.close);
      },
    },
    itemHandlers: (href: string) => ({
      onPointerEnter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
        const link = currentTarget.querySelector("a");
        if (pointerType === "mouse" && link && open?.href !== href)
          showAfter(hoverDelays.open, link, href);
      },
      onPointerLeave() {
        clearTimeout(timers.current.opening);
      },
    }),
  };
}

const panelOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>(panelClass);

function focusFirst(panel: HTMLElement | null | undefined) {
  panel?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}
