import {
  moved,
  pointAt,
  shownAt,
  viewBoxOf,
  zoomed,
  type MapFrame,
  type MapView,
} from "../../stores/map-frame.ts";
import type { GeoPosition } from "../../stores/stores-contract.ts";
import { followPointers } from "./follow-pointers.ts";

const whole: MapView = { left: 0, top: 0, zoom: 1 };
const zoomStep = 1.6;
/** Part of the shown map by which an arrow key moves it. */
const moveStep = 0.2;

/**
 * Attaches a map of stores: it zooms and moves by buttons, keys, wheel and fingers, and its pins and the entries of the list point at
 * each other.
 */
export function attachStoreMap(
  element: HTMLElement,
  list: Element,
  frame: MapFrame,
  texts: { mapName: string; mapHint: string },
) {
  const drawing = element.querySelector<HTMLElement>(".kontor-map__drawing")!;
  const land = element.querySelector(".kontor-map__land")!;
  const country = element.querySelector<SVGPathElement>(".kontor-map__country")!;
  const here = element.querySelector("[data-here]")!;
  const links = [...element.querySelectorAll<SVGAElement>(".kontor-map__pin")];
  const pins = links.map((link) => ({
    link,
    place: link.parentElement!,
    entry: document.getElementById(link.href.baseVal.slice(1))!,
  }));
  const points = new Map<Element, { x: number; y: number }>();
  for (const { place, entry } of pins) points.set(place, pointAt(frame, positionOf(entry)));
  let view = whole;

  element.querySelector<HTMLElement>(".kontor-map__buttons")!.hidden = false;
  element.tabIndex = 0;
  element.role = "group";
  element.ariaLabel = `${texts.mapName}. ${texts.mapHint}`;

  function show(next: MapView) {
    view = next;
    land.setAttribute("viewBox", viewBoxOf(view, frame));
    for (const [place, point] of points) {
      const { x, y } = shownAt(view, frame, point);
      place.setAttribute("x", `${x}%`);
      place.setAttribute("y", `${y}%`);
    }
    drawing.classList.toggle("is-enlarged", view.zoom > 1);
  }

  const zoom = (factor: number, at?: { x: number; y: number }) =>
    show(zoomed(view, frame, factor, at));
  const move = (x: number, y: number) => show(moved(view, frame, { x, y }));

  /** Returns the point of the drawing below a point of the window. */
  const drawnAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    return {
      x: view.left + ((clientX - left) / width) * (frame.width / view.zoom),
      y: view.top + ((clientY - top) / height) * (frame.height / view.zoom),
    };
  };

  for (const button of element.querySelectorAll<HTMLElement>("[data-zoom]"))
    button.addEventListener("click", () => {
      if (button.dataset.zoom === "wholeCountry") show(whole);
      else zoom(button.dataset.zoom === "zoomIn" ? zoomStep : 1 / zoomStep);
    });

  element.addEventListener("keydown", (event) => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const x = (frame.width / view.zoom) * moveStep;
    const y = (frame.height / view.zoom) * moveStep;
    const actions: Record<string, () => void> = {
      "+": () => zoom(zoomStep),
      "-": () => zoom(1 / zoomStep),
      "0": () => show(whole),
      ArrowLeft: () => move(-x, 0),
      ArrowRight: () => move(x, 0),
      ArrowUp: () => move(0, -y),
      ArrowDown: () => move(0, y),
    };
    const action = actions[event.key];
    // Arrow keys scroll the page while the whole map is shown.
    if (!action || (event.key.startsWith("Arrow") && view.zoom === 1)) return;
    event.preventDefault();
    action();
  });

  // The page scrolls below a wheel, unless the map has the focus or the shopper pinches.
  drawing.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), drawnAt(event));
    },
    { passive: false },
  );

  followPointers(drawing, {
    onMove(from, to) {
      if (view.zoom === 1) return;
      const [before, after] = [drawnAt(from), drawnAt(to)];
      move(before.x - after.x, before.y - after.y);
    },
    onPinch: (factor, at) => zoom(factor, drawnAt(at)),
  });

  for (const { link, entry } of pins) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      entry.querySelector("a")!.focus();
    });
    for (const [over, out] of [
      ["mouseenter", "mouseleave"],
      ["focusin", "focusout"],
    ] as const)
      for (const one of [link, entry]) {
        one.addEventListener(over, () => point(link, entry, true));
        one.addEventListener(out, () => point(link, entry, false));
      }
  }

  return {
    /** Numbers pins and entries in the order of the list. */
    renumber() {
      [...list.children].forEach((entry, index) => {
        const number = String(index + 1);
        const pin = pins.find((each) => each.entry === entry);
        entry.querySelector(".kontor-store__number")!.textContent = number;
        if (pin) pin.link.querySelector("text")!.textContent = number;
      });
    },
    /** Reports whether a position is within the outline of the country. */
    isInCountry(position: GeoPosition) {
      const { x, y } = pointAt(frame, position);
      return country.isPointInFill(new DOMPoint(x, y));
    },
    showHere(position: GeoPosition) {
      points.set(here, pointAt(frame, position));
      here.setAttribute("visibility", "visible");
      show(view);
    },
  };
}

function positionOf({ dataset }: HTMLElement): GeoPosition {
  const [latitude, longitude] = dataset.position!.split(",").map(Number);
  return { latitude: latitude!, longitude: longitude! };
}

/** Marks a pin and its entry while one of them is pointed at. The pin comes to the front. */
function point(link: SVGAElement, entry: HTMLElement, isOn: boolean) {
  link.toggleAttribute("data-pointed", isOn);
  entry.toggleAttribute("data-pointed", isOn);
  if (isOn && !link.matches(":hover"))
    link.parentElement!.parentElement!.append(link.parentElement!);
}
