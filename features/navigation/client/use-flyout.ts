import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import { closeOnSignals } from "./close-signals.ts";
import { createMousePath, hoverDelays } from "./hover-intent.ts";

export interface FlyoutState {
  /** Address of the item that is open. */
  href: string;
  /** Another one was open before it. */
  isSwitched: boolean;
}

const panelClass = ".kontor-navigation__flyout";

/**
 * Which item's flyout is open, and when it opens and closes: by a mouse that rests, by a tap, by keys. `root` holds the
 * items and the flyouts.
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
    setOpen((before) =>
      before?.href === href ? before : { href, isSwitched: before !== undefined },
    );
  }

  function close() {
    stopTimers();
    // What had the focus is about to go.
    if (panelOf(root.current)?.contains(document.activeElement))
      opener.current?.focus({ preventScroll: true });
    setOpen(undefined);
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

  // A mouse that rests on an item already has begun its time before React was there.
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
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    closeOnSignals(close, signal);
    window.addEventListener("blur", close, { signal });
    // In the capturing phase: nobody can keep it from coming here.
    const options = { signal, capture: true };
    document.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Node && !root.current?.contains(target)) close();
      },
      options,
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (root.current?.contains(document.activeElement)) opener.current?.focus();
        close();
      },
      options,
    );
    return () => controller.abort();
    // `close` works on what is current whichever of its versions is called.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  return {
    open,
    show,
    close,
    /** Opens it, or finds it open, and puts the focus into it. */
    enter(item: HTMLElement, href: string) {
      if (open?.href === href) return focusFirst(panelOf(root.current));
      entersPanel.current = true;
      show(item, href);
    },
    /** Whether a finger or a pen made the click. Older browsers say so only when it comes down. */
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
  panel?.querySelector<HTMLElement>("a, button")?.focus();
}
