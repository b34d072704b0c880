import * as brands from "simple-icons";
import type { SimpleIcon } from "simple-icons";
import { logoSources, type LogoSource } from "../footer-contract.ts";

/** Logos of payments, carriers and seals, as pictures of one size: brand marks where they are free, else their names. */

type Drawn = { mark: SimpleIcon } | { words: string; colour: string };

const drawn: Record<LogoSource, Drawn> = {
  mastercard: { mark: brands.siMastercard },
  visa: { mark: brands.siVisa },
  paypal: { mark: brands.siPaypal },
  pfdc: { words: "PostFinance Card", colour: "#222222" },
  pfef: { words: "E-Finance", colour: "#222222" },
  trAmex: { mark: brands.siAmericanexpress },
  trBkm: { words: "BKM Express", colour: "#0b4ea2" },
  dhl: { mark: brands.siDhl },
  hermes: { words: "Hermes", colour: "#0091cd" },
  chPost: { words: "Die Post", colour: "#222222" },
  chFrPost: { words: "La Poste", colour: "#222222" },
  postAT: { words: "Post", colour: "#222222" },
  jclAT: { words: "JCL", colour: "#00529b" },
  czDpd: { mark: brands.siDpd },
  express: { words: "Express", colour: "#a8432a" },
  sps: { words: "SPS", colour: "#b5121b" },
  horoz: { words: "Horoz Lojistik", colour: "#1c5f34" },
  yurticikargo: { words: "Yurtiçi Kargo", colour: "#0a3a82" },
  kolaygelsin: { words: "Kolay Gelsin", colour: "#5b2a86" },
  hepsijet: { words: "HepsiJET", colour: "#b34a00" },
  mngKargo: { words: "MNG Kargo", colour: "#a15c00" },
  bevh: { words: "bevh", colour: "#1a3e72" },
  anthrazit: { words: "EHI geprüft", colour: "#3a3a3a" },
  hvAustria: { words: "Handelsverband", colour: "#b3122a" },
  euTrustmark: { words: "Ecommerce Europe", colour: "#153a7a" },
  gptw: { words: "Great Place to Work", colour: "#b3122a" },
  green: { words: "Green Company", colour: "#2e6b34" },
  qualitaet: { words: "Geprüfte Qualität", colour: "#5a4a12" },
  trustEcoEu: { words: "Trust Ecommerce", colour: "#153a7a" },
  atGuetezeichen2023: { words: "E-Commerce Gütezeichen", colour: "#b3122a" },
  gutGemacht: { words: "Gut gemacht", colour: "#2e6b34" },
  chVersand: { words: "Handelsverband.swiss", colour: "#b3122a" },
  chFRVersand: { words: "Handelsverband.swiss", colour: "#b3122a" },
};

const escape = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The picture of a logo, or nothing for a source that does not exist. */
export function logoPicture(source: string): string | undefined {
  const known = Object.values(logoSources)
    .flat()
    .find((name) => name === source);
  if (!known) return undefined;
  const logo = drawn[known];
  const frame = `<rect x=".5" y=".5" width="95" height="59" rx="7.5" fill="#fff" stroke="#e4d6c4"/>`;
  const inside =
    "mark" in logo
      ? `<path transform="translate(28 10) scale(1.667)" fill="#${logo.mark.hex}" d="${logo.mark.path}"/>`
      : lines(logo.words)
          .map(
            (line, index, { length }) =>
              `<text x="48" y="${30 + 5 + (index - (length - 1) / 2) * 15}" text-anchor="middle" ` +
              `font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${fontSize(logo.words)}" ` +
              `fill="${logo.colour}">${escape(line)}</text>`,
          )
          .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60" width="96" height="60">${frame}${inside}</svg>`;
}

/** One word a line, short ones together. */
function lines(words: string): string[] {
  return words.split(" ").reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last !== undefined && last.length + word.length < 12
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word];
  }, []);
}

function fontSize(words: string): number {
  const longest = Math.max(...lines(words).map((line) => line.length));
  return Math.min(20, Math.round(145 / longest));
}
