import { encode } from "uqr";
import { transferCode } from "../../orders/payment/transfer-code.ts";
import type { Transfer } from "../../orders/payment/payment-contract.ts";
import type { SiteContent } from "../../sites/site-content.ts";

/** Returns the QR code of a transfer as SVG; undefined where banks of the country read none. */
export function paymentCode(
  transfer: Transfer,
  content: Pick<SiteContent, "site" | "seller">,
): string | undefined {
  const text = transferCode(transfer, content);
  if (text === undefined) return undefined;
  // A margin of four modules, which readers need.
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  const cross = content.site.market === "CH" ? swissCross(size) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join("")}"/>${cross}</svg>`;
}

/** Draws the cross in the middle of a Swiss code: 7 of 46 mm wide, without the margin. Error correction restores what it covers. */
function swissCross(size: number): string {
  const millimetre = (size - 8) / 46;
  const square = (width: number, height: number, colour: string) => {
    const [w, h] = [width * millimetre, height * millimetre];
    return `<rect x="${(size - w) / 2}" y="${(size - h) / 2}" width="${w}" height="${h}" fill="${colour}"/>`;
  };
  return [
    square(7, 7, "#fff"),
    square(6, 6, "#000"),
    square(3.89, 1.17, "#fff"),
    square(1.17, 3.89, "#fff"),
  ].join("");
}
