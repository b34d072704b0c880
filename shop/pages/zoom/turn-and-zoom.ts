import { attachGestures } from "./gestures.ts";
import { covering, scaled, unzoomed, type StagePoint, type Zoom } from "./zoom-rules.ts";

/** A row of pictures or pages on a stage that shows one at a time. */
export interface TurnedRow {
  /** Moves sideways while a finger drags: `data-dragged` and `--dragged`, in CSS pixels. */
  row: HTMLElement;
  /** Returns what is enlarged at present, in the middle of the stage. */
  zoomed(): HTMLElement;
  turnBy(count: number): void;
  turnToEnd(end: "first" | "last"): void;
  onZoom?(zoom: Zoom): void;
  /** Whether a turn of the wheel zooms; by default always. */
  zoomsOnWheel?(event: WheelEvent, zoom: Zoom): boolean;
}

const middle: StagePoint = { x: 0, y: 0 };
const zoomStep = 1.6;
const doubleTapZoom = 2.5;
/** Pixels by which an arrow key moves what is zoomed. */
const keyStep = 80;
/** Pixels after which a swipe turns. */
const swipeReach = 56;

/** Directions of keys: what is whole is turned, what is zoomed is moved. */
const arrows: Record<string, StagePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Turns a row by swipes and keys, and zooms it by pinches, double taps, the wheel and keys. */
export function attachTurnAndZoom(stage: HTMLElement, turned: TurnedRow) {
  const { row, turnBy, turnToEnd } = turned;
  let zoom = unzoomed;
  let dragged = 0;

  attachGestures(stage, {
    drag(by) {
      if (zoom.scale > 1) setZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
      else setDragged(dragged + by.x);
    },
    pinch(factor, around) {
      setDragged(0);
      setZoom(scaled(zoom, factor, around));
    },
    doubleTap: (at) => setZoom(zoom.scale > 1 ? unzoomed : scaled(zoom, doubleTapZoom, at)),
    release(swipe) {
      const isSwipe = zoom.scale === 1 && Math.abs(swipe.x) > swipeReach;
      setDragged(0);
      if (isSwipe) turnBy(-Math.sign(swipe.x));
    },
    takesWheel: (event) => turned.zoomsOnWheel?.(event, zoom) ?? true,
  });
  addEventListener("resize", unzoom);
  return { onKey, step, unzoom };

  /** Reports whether the key turned, moved or zoomed. */
  function onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const arrow = arrows[key];
    if (arrow && zoom.scale > 1)
      setZoom({ ...zoom, x: zoom.x - arrow.x * keyStep, y: zoom.y - arrow.y * keyStep });
    else if (arrow?.x) turnBy(arrow.x);
    else if (key === "PageUp" || key === "PageDown") turnBy(key === "PageUp" ? -1 : 1);
    else if (key === "Home" || key === "End") turnToEnd(key === "Home" ? "first" : "last");
    else if (key === "+" || key === "=" || key === "-") step(key !== "-");
    else if (key === "0") unzoom();
    else return false;
    return true;
  }

  function step(isIn: boolean) {
    setZoom(scaled(zoom, isIn ? zoomStep : 1 / zoomStep, middle));
  }

  function unzoom() {
    setZoom(unzoomed);
  }

  function setDragged(by: number) {
    dragged = by;
    row.toggleAttribute("data-dragged", by !== 0);
    row.style.setProperty("--dragged", `${by}px`);
  }

  function setZoom(wanted: Zoom) {
    const element = turned.zoomed();
    zoom = covering(wanted, sizeOf(element), sizeOf(stage));
    const { scale, x, y } = zoom;
    element.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    stage.toggleAttribute("data-zoomed", scale > 1);
    turned.onZoom?.(zoom);
  }
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => ({
  width: clientWidth,
  height: clientHeight,
});
