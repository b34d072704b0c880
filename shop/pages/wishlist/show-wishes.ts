import { track } from "../../../border/client/track.ts";
import { fetchFromShop, inShop } from "../../../platform/client/shop-address.ts";
import { findAll, nodeObserver } from "../../../platform/client/trees.ts";
import { allows, consentEvent } from "../../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { wishlistPaths } from "../../shop-paths.ts";
import { keptWishlistCookie, wishesIn } from "../../wishlist/browser-wishes.ts";
import { wishEvent, wishFields, wishlistLink } from "../../wishlist/wishlist-contract.ts";
import styles from "./wishes.inline.css?inline";

const wishAttribute = "data-kontor-wish";

/** Shows the shopper's wish list in pages that are the same for everybody: its count in the header, and a heart on each product. */
export function showWishes() {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(styles);
  document.adoptedStyleSheets.push(styleSheet);
  addEventListener(consentEvent, removeWithoutConsent);
  removeWithoutConsent();
  addEventListener("submit", onSubmit);
  // A page from the back-forward cache shows the list from when it was left.
  addEventListener("pageshow", (event) => event.persisted && showState());
  // Filters replace the tiles of a list.
  nodeObserver(addHearts)();
  addHearts();
}

function addHearts() {
  const [link] = findAll(`[data-kontor-link="${wishlistLink}"]`);
  const drawing = link?.querySelector("svg");
  if (!link || !drawing) return;
  const tiles = findAll(`.kontor-tile[data-item]:not(:has(> [${wishAttribute}]))`);
  const forms = findAll<HTMLFormElement>(`[data-wish]:not(:has([${wishAttribute}]))`);
  for (const tile of tiles) {
    const heart = document.createElement("button");
    heart.type = "button";
    heart.className = "kontor-tile__wish";
    heart.setAttribute(wishAttribute, tile.dataset["item"]!);
    heart.ariaLabel = `${link.querySelector("span")!.textContent.trim()}: ${tile.dataset["itemName"]}`;
    heart.append(drawing.cloneNode(true));
    heart.addEventListener("click", () => toggle(heart));
    tile.append(heart);
  }
  for (const form of forms)
    form.querySelector("button")!.setAttribute(wishAttribute, form.dataset["wish"]!);
  if (tiles.length + forms.length > 0 || !isShown) showState();
}

let isShown = false;

function showState() {
  isShown = true;
  const products = wishesIn(document.cookie)?.products ?? [];
  for (const count of findAll(`[data-kontor-link-count="${wishlistLink}"]`))
    count.textContent = products.length > 0 ? String(products.length) : "";
  for (const heart of findAll(`[${wishAttribute}]`))
    heart.ariaPressed = String(products.includes(Number(heart.getAttribute(wishAttribute))));
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const heart = form.querySelector<HTMLElement>(`[${wishAttribute}]`);
  if (!heart || event.defaultPrevented) return;
  event.preventDefault();
  void toggle(heart);
}

/** Adds a product, or removes it. Where that fails, the page of the list shows what it has, and whether it is full. */
async function toggle(heart: HTMLElement) {
  if (heart.ariaBusy === "true") return;
  heart.ariaBusy = "true";
  const product = heart.getAttribute(wishAttribute)!;
  const step = heart.ariaPressed === "true" ? "remove" : "add";
  try {
    const { ok } = await fetchFromShop(wishlistPaths.own, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ [wishFields.step]: step, [wishFields.product]: product }),
    });
    if (!ok) throw new Error();
    if (step === "add") track({ event: wishEvent, item_id: product });
    showState();
  } catch {
    location.assign(inShop(wishlistPaths.own));
  } finally {
    heart.ariaBusy = null;
  }
}

/** A withdrawal of consent ends what was kept with it. */
function removeWithoutConsent() {
  const { cookie } = document;
  if (cookieIn(cookie, keptWishlistCookie) !== undefined && !allows("functional", cookie))
    document.cookie = `${keptWishlistCookie}=; path=/; max-age=0`;
}
