"use client";

import { withNonce } from "../core/nonce.ts";
import type { SharedParts } from "./share-parts.ts";
import { sharedHtml } from "./shared-html.ts";

const isServer = typeof window === "undefined";

/** In the browser: the elements around header and footer as the server sent them. */
const sent = new Map<string, Element | null>();

/** One object, because React sets the HTML again whenever it gets another one. */
const untouched = { __html: "" };

/**
 * Moves header or footer into a new element. React creates one when the page differs from what it expects, for example because
 * an extension of the browser has changed a text, and it renders the whole page again.
 */
function restore(element: HTMLElement | null) {
  if (!element) return;
  const before = sent.get(element.id);
  if (before && before !== element) element.replaceChildren(...before.childNodes);
  sent.set(element.id, element);
}

export interface BorderPartProps {
  name: keyof SharedParts;
  /** Returned by `shareParts` on the server. */
  parts: SharedParts;
  /** The nonce of the page's `Content-Security-Policy`. */
  nonce?: string;
}

/**
 * Header or footer in a page that React renders on a server. In the browser the part has no HTML of its own, and React does not
 * hydrate, compare or render the existing HTML.
 */
export function BorderPart({ name, parts, nonce }: BorderPartProps) {
  const id = `kontor-${name}`;
  if (!isServer && !sent.has(id)) sent.set(id, document.getElementById(id));
  return (
    <div
      id={id}
      ref={restore}
      // Without a box of its own, which would end where the header ends, and its sticky bar with it.
      style={{ display: "contents" }}
      dangerouslySetInnerHTML={isServer ? { __html: htmlOf(parts[name], nonce) } : untouched}
      suppressHydrationWarning
    />
  );
}

function htmlOf(name: string, nonce: string | undefined) {
  const html = sharedHtml(name);
  return nonce ? withNonce(html, nonce) : html;
}
