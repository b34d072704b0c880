import { isSafeContact } from "../../shared/links.ts";
import { parseImage } from "./promotion-image.ts";
import {
  promotionTypes,
  wireTypes,
  type Promotion,
  type PromotionLink,
} from "./promotion-contract.ts";
import type { PromotionTags } from "./promotion-schema.ts";
import { contrast, isColour } from "./promotion-colours.ts";
import { asRecord, asText, named, type Fields } from "./promotion-fields.ts";

/** Whether something with these tags is wanted. */
export function satisfies(
  tags: string[],
  { allOfTags = [], anyOfTags = [], noneOfTags = [] }: PromotionTags,
): boolean {
  const has = (tag: string) => tags.includes(tag);
  return (
    allOfTags.every(has) && (anyOfTags.length === 0 || anyOfTags.some(has)) && !noneOfTags.some(has)
  );
}

/**
 * What the endpoint answered, in the form that the parts show. Undefined when there is nothing to show; parts that cannot
 * be used are left out. Never throws, and says what was wrong through `warn`.
 */
export function parsePromotion(
  answer: unknown,
  warn: (message: string) => void = () => {},
): Promotion | undefined {
  const { type: wireType, contentJSON } = asRecord(answer);
  const type = promotionTypes.find((known) => wireTypes[known] === wireType);
  if (!type) {
    warn(`There is no promotion of the type ${named(wireType)}.`);
    return undefined;
  }
  const raw = asRecord(readJson(contentJSON));
  const content = chosen(raw);
  const headline = asText(content.promotionLongText) ?? asText(content.headline);
  const links = linksOf(content, warn);
  if (!headline && links.length === 0) {
    warn(
      `A promotion of the type ${wireTypes[type]} has neither a headline nor a link that can be used.`,
    );
    return undefined;
  }
  const legalText = asText(content.legalText);
  return {
    type,
    headline: headline ?? "",
    headlineShort: asText(content.promotionShortText),
    subline: asText(content.subline),
    cutouts: parseImage(content, warn),
    theme: content.useDarkTheme === true ? "dark" : "light",
    colours: coloursOf(content, warn),
    legal: legalText
      ? {
          text: legalText,
          hint: asText(content.legalTextHint),
          hintShort: asText(content.legalTextHintShort),
        }
      : undefined,
    voucher: voucherOf(content),
    cta: ctaOf(content, warn),
    links,
  };
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The selector `voucherOrButton` names the one of the two that is shown, as a word or as `{value, voucherCode | ctaButton}`
 * with the fields of what was chosen inside.
 */
function chosen(content: Fields): Fields {
  const selector = content.voucherOrButton;
  const inside = asRecord(selector);
  const value = asText(selector) ?? asText(inside.value);
  if (value !== "voucherCode" && value !== "ctaButton") return content;
  const all = { ...content, ...inside, ...asRecord(inside[value]) };
  return value === "voucherCode"
    ? { ...all, ctaButtonLink: undefined }
    : { ...all, voucherCode: undefined };
}

/** A voucher says what it is good for, or it is not shown. */
function voucherOf(content: Fields): Promotion["voucher"] {
  const code = asText(content.voucherCode);
  const instructions = asText(content.voucherCodeInstructions);
  return code && instructions ? { code, instructions } : undefined;
}

function ctaOf(content: Fields, warn: (message: string) => void): Promotion["cta"] {
  const text = asText(content.ctaButtonText);
  const url = linkOf(content.ctaButtonLink, warn);
  return text && url ? { url, text } : undefined;
}

/** `links`, or the one of `link` or `linkURL`. */
function linksOf(content: Fields, warn: (message: string) => void): PromotionLink[] {
  const { links, link, linkURL, linkText } = content;
  const one = link ?? linkURL;
  const given: unknown[] = Array.isArray(links) ? links : one === undefined ? [] : [one];
  return given.flatMap((entry) => {
    const fields = typeof entry === "string" ? { url: entry, text: linkText } : asRecord(entry);
    const url = linkOf(fields.url, warn);
    if (!url) return [];
    return [{ url, text: asText(fields.text) ?? "", isBold: fields.boldLink === true }];
  });
}

function linkOf(url: unknown, warn: (message: string) => void): string | undefined {
  if (isSafeContact(url)) return url;
  if (url !== undefined) warn(`${named(url)} is no address to lead to.`);
  return undefined;
}

/** The colours that were given; where the text could not be read on its ground it is black or white. */
function coloursOf(content: Fields, warn: (message: string) => void): Promotion["colours"] {
  const { backgroundColorCode: background, textColor } = content;
  if (background === undefined) return undefined;
  if (!isColour(background)) {
    warn(`${named(background)} is no colour; write it as #rrggbb.`);
    return undefined;
  }
  if (isColour(textColor) && contrast(background, textColor) >= 4.5)
    return { background, text: textColor };
  if (textColor !== undefined)
    warn(`The text colour ${named(textColor)} cannot be read on ${background}.`);
  const isDark = contrast(background, "#ffffff") > contrast(background, "#000000");
  return { background, text: isDark ? "#ffffff" : "#000000" };
}
