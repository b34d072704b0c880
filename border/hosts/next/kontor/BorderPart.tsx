"use client";

import { use } from "react";
import { borderFrom, type Border } from "../../node/border.ts";

/** One cache for all bundles of the server. */
const shared = globalThis as { kontorBorder?: Border };

const fetchPart: Border = (name, cookie) =>
  (shared.kontorBorder ??= borderFrom(process.env.SHOP ?? "http://127.0.0.1:3000"))(name, cookie);

const isServer = typeof window === "undefined";

/** In the browser: the elements around header and footer as the server sent them. */
const sent = new Map<string, Element | null>();

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

/**
 * Header or footer. A client component, although only the server fetches: the HTML of a server component would be sent twice, in the
 * page and again as data for React. In the browser the part has no HTML of its own, and React leaves the one that is there alone.
 * `cookie` is that of a staff preview, which scripts of the page can read anyway.
 */
export function BorderPart({ name, cookie }: { name: "header" | "footer"; cookie?: string }) {
  const id = `kontor-${name}`;
  if (!isServer && !sent.has(id)) sent.set(id, document.getElementById(id));
  return (
    <div
      id={id}
      ref={restore}
      // Without a box of its own, which would end where the header ends, and its sticky bar with it.
      style={{ display: "contents" }}
      dangerouslySetInnerHTML={{ __html: isServer ? use(fetchPart(name, cookie)) : "" }}
      suppressHydrationWarning
    />
  );
}
