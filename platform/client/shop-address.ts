import { addressBelow, basePath } from "../shared/sites/base-path.ts";

/**
 * Addresses of the shop, which the code writes as paths ("/search"). With BASE_PATH they begin with that, and in a page of another
 * origin with the shop's origin.
 */

let rendered: string | undefined;

/** Returns what the shop's paths begin with on this page: by default "". */
export function shopBase(): string {
  if (rendered !== undefined) return rendered;
  if (typeof document === "undefined") return basePath();
  // Read each time, because a host's script may insert the border late. What shoppers write may be in the page below the header, or
  // above a footer without one, with attributes that the host's filter lets through.
  const selector = "[data-kontor]";
  const first = baseOf(document.querySelector<HTMLElement>(selector));
  // Nearly always the first is: each rendered link asks, and looking at all parts takes as long as the page is.
  return isBeside(first)
    ? first
    : ([...document.querySelectorAll<HTMLElement>(selector)].map(baseOf).find(isBeside) ?? first);
}

const baseOf = (part: HTMLElement | null) => part?.dataset.kontorBase ?? "";

/** Reports whether this script is of a shop whose paths begin with `base`. */
const isBeside = (base: string) =>
  import.meta.url.startsWith(`${base.includes(":") ? "" : location.origin}${base}/kontor/`);

/** Renders a part whose paths begin with `base`. The rendering must be synchronous. */
export function renderedAt<T>(base: string, render: () => T): T {
  const outer = rendered;
  rendered = base;
  try {
    return render();
  } finally {
    rendered = outer;
  }
}

/** Reports whether this page is of another origin than the shop. */
export const isOtherOrigin = (): boolean => shopBase().includes(":");

/** Returns the address of a path of the shop on this page; any other address as it is. */
export const inShop = (address: string): string =>
  /^\/(?!\/)/.test(address) ? shopBase() + address : address;

/** Returns the shop's origin as this page sees it: its own, unless the border is of another one. */
export const shopOrigin = (): string => new URL(inShop("/"), location.href).origin;

/** Returns the path of an address in the shop, from which `inShop` makes it; any other address as it is. */
export const shopPath = (address: string): string => addressBelow(shopBase(), address) ?? address;

/** Sends a request to a path of the shop, with the shop's cookies. */
export const fetchFromShop = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(inShop(path), { credentials: "include", ...init });
