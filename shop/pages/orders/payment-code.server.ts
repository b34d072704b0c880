import { SwissQRCode } from "swissqrbill/svg";
import { encode } from "uqr";
import { transferCode } from "../../orders/payment/transfer-code.ts";
import type { Transfer } from "../../orders/payment/payment-contract.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { swissBillOf } from "./swiss-bill.server.ts";

/** Returns the QR code of a transfer as SVG; undefined where banks of the country read none. */
export function paymentCode(
  transfer: Transfer,
  { site, seller }: Pick<SiteContent, "site" | "seller">,
): string | undefined {
  if (site.market === "CH") return new SwissQRCode(swissBillOf(transfer, seller)).toString();
  const text = transferCode(transfer, site);
  return text === undefined ? undefined : qrCode(text);
}

/** Draws a QR code with error correction of level M and the margin of four modules that readers need. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join("")}"/></svg>`;
}
