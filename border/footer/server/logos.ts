import * as brands from "simple-icons";
import type { SimpleIcon } from "simple-icons";
import { logoSources, type LogoSource } from "../footer-contract.ts";
import { linesOf, widthOf } from "./logo-lettering.ts";

/**
 * Logos of payments, carriers and seals on plates of one size: the brand's logo where it is free to use, otherwise its name in
 * the shop's own lettering. A logo permitted by a member's contract replaces them.
 */

interface Colours {
  colour?: string;
  plate?: string;
}
interface Mark extends Colours {
  mark: SimpleIcon;
  /** The visible part of the logo's 24 by 24 grid: left, top, width, height. */
  field: string;
}
interface Name extends Colours {
  name: string;
  isSeal?: boolean;
}
/** A picture of our own, where there is no brand. */
interface Drawing {
  /** A path of lines, 48 by 40. */
  drawing: string;
}
type Drawn = Mark | Name | Drawing;

const drawn: Record<LogoSource, Drawn> = {
  mastercard: { mark: brands.siMastercard, field: "0 4.6 24 14.8" },
  visa: { mark: brands.siVisa, field: "0 8.1 24 7.8" },
  paypal: { mark: brands.siPaypal, field: "1.8 0 20.4 24" },
  pfdc: { name: "PostFinance Card" },
  pfef: { name: "PostFinance E-Finance" },
  // Its logo is the name on a square, too small to read on a plate.
  trAmex: { name: "American Express", colour: "fff", plate: brands.siAmericanexpress.hex },
  trBkm: { name: "BKM Express" },
  // A sheet with its sum, and the front of a bank.
  invoice: {
    drawing: "M11 2h18l8 8v28H11zM29 2v8h8M17 17h14M17 23h14M25 31h6",
  },
  prepayment: { drawing: "M4 14L24 3l20 11zM10 14v18M19.3 14v18M28.7 14v18M38 14v18M4 36h40" },
  dhl: { mark: brands.siDhl, field: "0 10.3 24 3.4", colour: "D40511", plate: "FFCC00" },
  hermes: { mark: brands.siHermes, field: "0 4.5 24 15" },
  chPost: { name: "Die Post" },
  chFrPost: { name: "La Poste" },
  postAT: { name: "Österr. Post" },
  jclAT: { name: "JCL Logistics" },
  czDpd: { mark: brands.siDpd, field: "1.7 0 20.6 24" },
  express: { name: "Express One" },
  sps: { name: "SPS" },
  horoz: { name: "Horoz Lojistik" },
  yurticikargo: { name: "Yurtiçi Kargo" },
  kolaygelsin: { name: "Kolay Gelsin" },
  hepsijet: { name: "HepsiJET" },
  mngKargo: { name: "MNG Kargo" },
  bevh: { name: "bevh", isSeal: true },
  anthrazit: { name: "EHI geprüft", isSeal: true },
  hvAustria: { name: "Handelsverband", isSeal: true },
  euTrustmark: { name: "Ecommerce Europe", isSeal: true },
  gptw: { name: "Great Place to Work", isSeal: true },
  green: { name: "Green Company", isSeal: true },
  qualitaet: { name: "Geprüfte Qualität", isSeal: true },
  trustEcoEu: { name: "Trust Ecommerce", isSeal: true },
  atGuetezeichen2023: { name: "E-Commerce-Gütezeichen", isSeal: true },
  gutGemacht: { name: "Gut gemacht", isSeal: true },
  chVersand: { name: "Handelsverband .swiss", isSeal: true },
  chFRVersand: { name: "Handelsverband .swiss", isSeal: true },
};

const ink = "2c1c13";

/** A badge with a check mark, 20 by 20. */
const badge =
  `<g transform="translate(38 6)" fill="none" stroke="#35633f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M10 1.2l2.4 1.7 2.9-.3 1.2 2.7 2.4 1.7-.7 3 .7 3-2.4 1.7-1.2 2.7-2.9-.3L10 18.8l-2.4-1.7-2.9.3-1.2-2.7L1.1 13l.7-3-.7-3 2.4-1.7 1.2-2.7 2.9.3z"/>` +
  `<path d="M6.8 10.2l2.2 2.2 4.2-4.4"/></g>`;

/** Returns the SVG of a logo; undefined for an unknown source. */
export function logoPicture(source: string): string | undefined {
  const known = Object.values(logoSources)
    .flat()
    .find((name) => name === source);
  if (!known) return undefined;
  const logo = drawn[known];
  const plate = "drawing" in logo ? undefined : logo.plate;
  return picture(
    `<rect x=".5" y=".5" width="95" height="59" rx="7.5" fill="#${plate ?? "fff"}" stroke="#e4d6c4"/>` +
      inside(logo),
  );
}

function inside(logo: Drawn): string {
  if ("mark" in logo) return markOf(logo);
  return "name" in logo ? nameOf(logo) : drawingOf(logo);
}

/** The placeholder for an unknown logo. */
export const emptyPicture = picture("");

function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60" width="96" height="60">${content}</svg>`;
}

const markOf = ({ mark, field, colour = mark.hex }: Mark) =>
  `<svg x="12" y="11" width="72" height="38" viewBox="${field}"><path fill="#${colour}" d="${mark.path}"/></svg>`;

const drawingOf = ({ drawing }: Drawing) =>
  `<path transform="translate(24 10)" d="${drawing}" fill="none" stroke="#${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Renders the name as large as the plate allows; that of a seal stands below a badge. */
function nameOf({ name, isSeal = false, colour = ink }: Name): string {
  const lines = linesOf(name);
  const widest = Math.max(...lines.map((line) => widthOf(line)));
  const size = Math.min(isSeal ? 12 : 19, 82 / widest, (isSeal ? 26 : 40) / lines.length);
  const middle = isSeal ? 41.5 : 30;
  const text = lines
    .map((line, index) => {
      const y = middle + size * (0.35 + 1.12 * (index - (lines.length - 1) / 2));
      // Fixes the width, whatever font the browser has.
      const width = (widthOf(line) * size).toFixed(1);
      return `<text x="48" y="${y.toFixed(1)}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${line}</text>`;
    })
    .join("");
  return (
    (isSeal ? badge : "") +
    `<g fill="#${colour}" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size.toFixed(1)}">${text}</g>`
  );
}
