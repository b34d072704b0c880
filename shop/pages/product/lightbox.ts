import { showModal } from "../../../platform/client/modal-dialog.ts";
import { enlargeAttribute } from "./enlarge-attribute.ts";
import { enlargedPicture } from "./enlarged-picture.ts";
import { attachGestures } from "./gestures.ts";
import styles from "./lightbox.inline.css?inline";
import { covering, scaled, unzoomed, type StagePoint, type Zoom } from "./zoom-rules.ts";

/** The dialog is never shown before its script runs, so its styles load with the script and not with the first view. */
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

const middle: StagePoint = { x: 0, y: 0 };
const zoomStep = 1.6;
const doubleTapZoom = 2.5;
/** Pixels by which an arrow key moves a zoomed picture. */
const keyStep = 80;
/** Pixels after which a swipe turns to the next picture. */
const swipeReach = 56;

/** Directions of keys: a whole picture is turned, a zoomed one is moved. */
const arrows: Record<string, StagePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Shows the pictures of a gallery enlarged, at first the one in the link. */
export function openLightbox(link: HTMLElement) {
  const gallery = link.closest(".kontor-gallery")!;
  const dialog = gallery.querySelector<HTMLDialogElement>(".kontor-lightbox")!;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>(`[${enlargeAttribute}]`)];
  if (!document.adoptedStyleSheets.includes(styleSheet))
    document.adoptedStyleSheets.push(styleSheet);
  const turnTo = turns.get(dialog) ?? fillLightbox(dialog, links, gallery);
  turns.set(dialog, turnTo);
  // Before it is shown, so that nothing moves.
  turnTo(links.findIndex((one) => one === link));
  showModal(dialog, link);
  dialog.querySelector<HTMLElement>("form button")?.focus();
  dialog.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** Functions that show a picture by its index, of dialogs that have their pictures. */
const turns = new WeakMap<HTMLDialogElement, (index: number) => void>();

function fillLightbox(dialog: HTMLDialogElement, links: HTMLAnchorElement[], gallery: Element) {
  const stage = dialog.querySelector<HTMLElement>(".kontor-lightbox__stage")!;
  const row = stage.querySelector("ul")!;
  const status = dialog.querySelector("[role=status]")!;
  const choice = dialog.querySelector(".kontor-lightbox__choice ul");
  const pictures = links.map(enlargedPicture);
  const slides = pictures.map(({ element }) => row.appendChild(inItem(element)));
  const small = [...gallery.querySelectorAll(".kontor-gallery__choice picture")].map(
    (picture, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.ariaLabel = pictures[index]!.image.alt;
      button.append(picture.cloneNode(true));
      button.addEventListener("click", () => turnTo(index));
      choice?.append(inItem(button));
      return button;
    },
  );
  let current = 0;
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
      if (isSwipe) turnTo(current - Math.sign(swipe.x));
    },
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isHandled = onKey(event.key);
    if (isHandled) event.preventDefault();
  });
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-turn]"))
    button.addEventListener("click", () => turnTo(current + Number(button.dataset.turn)));
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-zoom]"))
    button.addEventListener("click", () => step(button.dataset.zoom === "in"));
  addEventListener("resize", () => setZoom(unzoomed));
  return turnTo;

  function onKey(key: string): boolean {
    const arrow = arrows[key];
    if (arrow && zoom.scale > 1)
      setZoom({ ...zoom, x: zoom.x - arrow.x * keyStep, y: zoom.y - arrow.y * keyStep });
    else if (arrow) turnTo(current + arrow.x);
    else if (key === "PageUp" || key === "PageDown") turnTo(current + (key === "PageUp" ? -1 : 1));
    else if (key === "Home" || key === "End") turnTo(key === "Home" ? 0 : slides.length - 1);
    else if (key === "+" || key === "=" || key === "-") step(key !== "-");
    else if (key === "0") setZoom(unzoomed);
    else return false;
    return true;
  }

  function step(isIn: boolean) {
    setZoom(scaled(zoom, isIn ? zoomStep : 1 / zoomStep, middle));
  }

  function setDragged(by: number) {
    dragged = by;
    row.toggleAttribute("data-dragged", by !== 0);
    row.style.setProperty("--dragged", `${by}px`);
  }

  function setZoom(wanted: Zoom) {
    const { image, sharpen } = pictures[current]!;
    zoom = covering(wanted, sizeOf(image), sizeOf(stage));
    image.style.transform =
      zoom.scale > 1 ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : "";
    if (zoom.scale > 1) sharpen(image.clientWidth * zoom.scale);
    stage.toggleAttribute("data-zoomed", zoom.scale > 1);
  }

  function turnTo(index: number) {
    setZoom(unzoomed);
    current = Math.min(slides.length - 1, Math.max(0, index));
    row.style.setProperty("--at", String(current));
    for (const [at, slide] of slides.entries()) {
      slide.inert = at !== current;
      if (Math.abs(at - current) <= 1) pictures[at]!.load();
    }
    for (const [at, button] of small.entries()) button.ariaCurrent = at === current ? "true" : null;
    small[current]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const button of dialog.querySelectorAll<HTMLElement>("[data-turn]"))
      button.ariaDisabled = slides[current + Number(button.dataset.turn)] ? null : "true";
    const text = document.createElement("span");
    text.className = "kontor-hidden";
    text.textContent = pictures[current]!.image.alt;
    const position = slides.length > 1 ? `${current + 1} / ${slides.length} ` : "";
    status.replaceChildren(position, text);
  }
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => ({
  width: clientWidth,
  height: clientHeight,
});

function inItem(content: Element) {
  const item = document.createElement("li");
  item.append(content);
  return item;
}
