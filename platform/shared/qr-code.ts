import { encode } from "uqr";

/**
 * Returns a QR code (ISO/IEC 18004) as SVG: dark on white whatever surrounds it, with the margin of four modules that readers need. `over` draws
 * what lies on it, by the size of the code in modules.
 */
export function qrCode(text: string, over: (size: number) => string = () => ""): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join("")}"/>${over(size)}</svg>`;
}
