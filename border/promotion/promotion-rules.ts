import { isSafeContact } from "../../platform/shared/links.ts";
import {
  promotionTypes,
  wireTypes,
  type Promotion,
  type PromotionLink,
  styleProperties,
  type Cutout,
  type Styles,
} from "./promotion-contract.ts";
import type { PromotionTags } from "./promotion-schema.ts";
import { contrast, isColour } from "../../platform/shared/brand/colours.ts";
import {
  decodeAnswer,
  readWireContent,
  wireLinks,
  type WireContent,
  type WirePromotion,
  readCutout,
  wireCutouts,
} from "./wire-content.ts";
import { imageDeliveryPath } from "../border-paths.ts";
import { breakpoints } from "../../platform/shared/breakpoints.ts";
import { jsonText } from "../../platform/shared/json-text.ts";

/** Whether a promotion with these tags matches the query. */
export function satisfies(
  tags: string[],
  { allOfTags = [], anyOfTags = [], noneOfTags = [] }: PromotionTags,
): boolean {
  const has = (tag: string) => tags.includes(tag);
  return (
    allOfTags.every(has) && (anyOfTags.length === 0 || anyOfTags.some(has)) && !noneOfTags.some(has)
  );
}

/** Parses the endpoint's response like `readPromotion`. */
export const parsePromotion = (response: unknown, warn?: Warn): Promotion | undefined =>
  readPromotion(decodeAnswer(response), warn);

/**
 * Reads a promotion into the form that the components render. Undefined when there is nothing to show; unusable values are left
 * out. Never throws; reports problems through `warn`.
 */
export function readPromotion(
  { type: wireType, content: fields }: WirePromotion,
  warn: Warn = () => {},
): Promotion | undefined {
  const content = readWireContent(fields);
  const type = promotionTypes.find((known) => wireTypes[known] === wireType);
  if (!type) {
    warn(`there is no promotion of the type ${named(wireType)}`);
    return undefined;
  }
  const { legalText, ctaButtonText } = content;
  const headline = content.promotionLongText ?? content.headline;
  const links = linksOf(content, warn);
  if (!headline && links.length === 0) {
    warn("it has nothing to show; give it a headline, promotionLongText or links");
    return undefined;
  }
  const ctaUrl = addressOf(content.ctaButtonLink, (what) => warn(what, "ctaButtonLink"));
  return {
    type,
    headline: headline ?? "",
    headlineShort: content.promotionShortText,
    subline: content.subline,
    cutouts: parseImage(content, warn),
    theme: content.useDarkTheme ? "dark" : "light",
    colours: coloursOf(content, warn),
    legal: legalText
      ? { text: legalText, hint: content.legalTextHint, hintShort: content.legalTextHintShort }
      : undefined,
    voucher: voucherOf(content),
    cta: ctaButtonText && ctaUrl ? { url: ctaUrl, text: ctaButtonText } : undefined,
    links,
  };
}

/** Returns the voucher; one without instructions is not shown. */
function voucherOf(content: WireContent): Promotion["voucher"] {
  const { voucherCode: code, voucherCodeInstructions: instructions } = content;
  return code && instructions ? { code, instructions } : undefined;
}

function linksOf(content: WireContent, warn: Warn): PromotionLink[] {
  return wireLinks(content).flatMap(({ url: address, text = "", boldLink = false }, index) => {
    const url = addressOf(address, (what) => warn(what, "links", String(index), "url"));
    return url ? [{ url, text, isBold: boldLink }] : [];
  });
}

function addressOf(url: unknown, warn: Warn): string | undefined {
  if (isSafeContact(url)) return url;
  if (url !== undefined)
    warn(`${named(url)} is no address to lead to; begin it with / or https://`);
  return undefined;
}

/** Contrast of readable text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

/** Returns the given colours; a text colour that is unreadable on its background becomes black or white. */
function coloursOf(content: WireContent, warn: Warn): Promotion["colours"] {
  const { backgroundColorCode: background, textColor } = content;
  if (background === undefined) return undefined;
  for (const colour of [background, textColor])
    if (colour !== undefined && !isColour(colour))
      warn(`${named(colour)} is no colour; write it as #rrggbb`, "backgroundColorCode");
  if (!isColour(background)) return undefined;
  if (isColour(textColor)) {
    const found = contrast(background, textColor);
    if (found >= minContrast) return { background, text: textColor };
    warn(
      `the contrast of ${textColor} on ${background} is ${found.toFixed(1)}; make it at least ${minContrast} with a darker or a lighter colour`,
      "textColor",
    );
  }
  const isDark = contrast(background, "#ffffff") > contrast(background, "#000000");
  return { background, text: isDark ? "#ffffff" : "#000000" };
}

/** Receives each value that cannot be used, and the remedy, with the path of its field. */
export type Warn = (message: string, ...path: string[]) => void;

/** Parses the cutouts of `img`, else of `piImage`: narrow windows first, the one for all others last. */
export function parseImage({ img, piImage }: WireContent, warn: Warn): Cutout[] {
  const [first = [], second = []] = Object.entries({ img, piImage }).map(([key, image]) =>
    wireCutouts(image).flatMap((cutout) => parseCutout(cutout, (what) => warn(what, key))),
  );
  const found = first.length > 0 ? first : second;
  return found.toSorted((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity) || a.width - b.width);
}

function parseCutout(data: unknown, warn: Warn): Cutout[] {
  const cutout = readCutout(data);
  if (!cutout) {
    warn(`a picture has no width or no path that can be used: ${jsonText(data)}`);
    return [];
  }
  return [
    {
      width: cutout.targetSize.width,
      path: cutout.imagePath.replace(imageDeliveryPath, "/img"),
      upTo: windowWidth(cutout.breakpoint, warn),
      imageStyle: stylesOf(cutout.imageCss, warn),
      containerStyle: stylesOf(cutout.containerCss, warn),
    },
  ];
}

/** Parses a width in CSS pixels, as a number or by name. */
function windowWidth(breakpoint: unknown, warn: Warn): number | undefined {
  if (typeof breakpoint === "number" && breakpoint > 0) return breakpoint;
  if (typeof breakpoint !== "string" || breakpoint === "") return undefined;
  const width = new Map<string, number>(Object.entries(breakpoints)).get(breakpoint);
  if (!width) warn(`there is no breakpoint "${breakpoint}"`);
  return width;
}

/** Returns the allowed declarations of a CSS text; `warn` receives the others. */
function stylesOf(css = "", warn: Warn): Styles {
  const entries = css.split(";").flatMap((declaration) => {
    if (declaration.trim() === "") return [];
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    const isAllowed =
      styleProperties.some((property) => property === name) && /^[a-z0-9.%/ -]{1,40}$/.test(value);
    if (!isAllowed)
      warn(
        `the style "${declaration.trim()}" is not allowed; allowed are ${styleProperties.join(", ")}`,
      );
    return isAllowed ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Formats a foreign value for a message: a string as it is, anything else by its type. */
export const named = (value: unknown) =>
  typeof value === "string" ? `"${value}"` : `a value of the kind ${typeof value}`;
