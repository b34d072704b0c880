"use client";

import { preload } from "react-dom";

/**
 * Requests fonts in the page's head or a header of the response, so that they arrive before the first text is painted. In a client component, because a server
 * component's hints reach the browser as data alone once it has waited for something.
 */
export function FontHints({ fonts }: { fonts: readonly string[] }) {
  for (const font of fonts)
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return null;
}
