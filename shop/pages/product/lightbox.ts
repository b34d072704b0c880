import { showModal } from "../../../platform/client/modal-dialog.ts";
import { enlargeAttribute } from "./enlarge-attribute.ts";
import { enlargedPicture } from "./enlarged-picture.ts";
import styles from "./lightbox.inline.css?inline";
import { attachTurnAndZoom } from "../zoom/turn-and-zoom.ts";

/** The dialog is never shown before its script runs, so its styles load with the script and not with the first view. */
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

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

  const { onKey, step, unzoom } = attachTurnAndZoom(stage, {
    row,
    zoomed: () => pictures[current]!.image,
    turnBy: (count) => turnTo(current + count),
    turnToEnd: (end) => turnTo(end === "first" ? 0 : slides.length - 1),
    onZoom({ scale }) {
      const { image, sharpen } = pictures[current]!;
      if (scale > 1) sharpen(image.clientWidth * scale);
    },
  });
  dialog.addEventListener("keydown", (event) => {
    if (onKey(event)) event.preventDefault();
  });
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-turn]"))
    button.addEventListener("click", () => turnTo(current + Number(button.dataset.turn)));
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-zoom]"))
    button.addEventListener("click", () => step(button.dataset.zoom === "in"));
  return turnTo;

  function turnTo(index: number) {
    unzoom();
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

function inItem(content: Element) {
  const item = document.createElement("li");
  item.append(content);
  return item;
}
