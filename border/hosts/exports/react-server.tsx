/** @jsxImportSource react */
import { connectBorder } from "@kontor/border";
import { BorderPart, shareParts } from "@kontor/border/react";
import { renderToString } from "react-dom/server";
import type { Example } from "./example.ts";

export const examples = {
  /** Shares the border with the components of a rendering, under names short enough to be sent to the browser. */
  async shareParts({ shop }) {
    const page = await connectBorder({ shop: shop.origin }).get({ headers: {} });
    const { header } = shareParts(page);
    // The rest names the process, and counts what that has shared.
    return header.replace(/-.+/, "-…");
  },
  /** Renders a shared part where it belongs in the page, on the server alone. */
  async BorderPart({ shop }) {
    const page = await connectBorder({ shop: shop.origin }).get({ headers: {} });
    const html = renderToString(<BorderPart name="footer" parts={shareParts(page)} />);
    return html.slice(0, 95);
  },
} satisfies Record<string, Example>;
