import {
  fieldsOf,
  isText,
  itemsOf,
  parsed,
  type Complete,
  type Foreign,
} from "../../platform/shared/foreign.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import type { PromotionAnswer } from "./promotion-schema.ts";

/** A promotion as it is stored, before its fields are checked. */
export interface WirePromotion {
  type: unknown;
  content: unknown;
}

/** Content of a promotion in the database and in the `contentJSON` of the endpoint. */
export interface WireContent {
  headline?: string;
  /** Precedes `headline`. */
  promotionLongText?: string;
  promotionShortText?: string;
  subline?: string;
  img?: unknown;
  piImage?: unknown;
  useDarkTheme?: boolean;
  backgroundColorCode?: unknown;
  textColor?: unknown;
  legalText?: string;
  legalTextHint?: string;
  legalTextHintShort?: string;
  voucherCode?: string;
  voucherCodeInstructions?: string;
  ctaButtonLink?: unknown;
  ctaButtonText?: string;
  /** Selects which of the two is shown: `voucherCode` or `ctaButton`, or an object with that as its `value`. */
  voucherOrButton?: unknown;
  links?: unknown;
  /** A single link, as an object or a URL. */
  link?: unknown;
  linkURL?: unknown;
  linkText?: string;
}

/** Encodes a promotion for the endpoint. */
export const encodeAnswer = ({ type, content }: WirePromotion): PromotionAnswer => ({
  type: String(type),
  contentJSON: jsonText(content),
});

/** Decodes a response, which another server may have sent. Never throws. */
export function decodeAnswer(data: unknown): WirePromotion {
  const { type, contentJSON } = fieldsOf<PromotionAnswer>(data);
  return { type, content: parsed(contentJSON) };
}

/** Reads the fields of a promotion. Those of unknown type are checked where they are used. Never throws. */
export function readWireContent(data: unknown): WireContent {
  const fields = chosen(fieldsOf<WireContent>(data));
  return {
    ...fields,
    headline: textIn(fields.headline),
    promotionLongText: textIn(fields.promotionLongText),
    promotionShortText: textIn(fields.promotionShortText),
    subline: textIn(fields.subline),
    useDarkTheme: fields.useDarkTheme === true,
    legalText: textIn(fields.legalText),
    legalTextHint: textIn(fields.legalTextHint),
    legalTextHintShort: textIn(fields.legalTextHintShort),
    voucherCode: textIn(fields.voucherCode),
    voucherCodeInstructions: textIn(fields.voucherCodeInstructions),
    ctaButtonText: textIn(fields.ctaButtonText),
    linkText: textIn(fields.linkText),
  };
}

/** Returns the usable text of a field: anything else, and a blank text, becomes undefined. */
const textIn = (value: unknown) => (isText(value) && value.trim()) || undefined;

/** The fields to ignore, by the value of the selector `voucherOrButton`. */
const notChosen = {
  voucherCode: { ctaButtonLink: undefined },
  ctaButton: { voucherCode: undefined },
};
const isChoice = (value: unknown): value is keyof typeof notChosen =>
  typeof value === "string" && Object.hasOwn(notChosen, value);

/** Applies the selector: a word, or an object with the word as its `value`, and the selected fields beside or inside it. */
function chosen(fields: Foreign<WireContent>): Foreign<WireContent> {
  const inside = fieldsOf<Record<string, unknown>>(fields.voucherOrButton);
  const value = [fields.voucherOrButton, inside.value].find(isChoice);
  if (!value) return fields;
  return { ...fields, ...inside, ...fieldsOf(inside[value]), ...notChosen[value] };
}

interface WireLink {
  url?: unknown;
  text?: string;
  boldLink?: boolean;
}

/** Returns the links of `links`, or the one of `link` or `linkURL`; their URLs are not checked yet. */
export function wireLinks({ links, link, linkURL, linkText }: WireContent): Complete<WireLink>[] {
  const one = link ?? linkURL;
  const given = Array.isArray(links) ? itemsOf(links) : one === undefined ? [] : [one];
  return given.map((entry) => {
    const own = typeof entry === "string" ? { url: entry, text: linkText } : entry;
    const { url, text, boldLink } = fieldsOf<WireLink>(own);
    return { url, text: textIn(text), boldLink: boldLink === true };
  });
}

interface WireCutout {
  targetSize: { width: number };
  imagePath: string;
  breakpoint?: unknown;
  imageCss?: string;
  containerCss?: string;
}

/** Returns the cutouts of an image, to be parsed by `readCutout`. */
export function wireCutouts(image: unknown): unknown[] {
  const { imageData } = fieldsOf<{ imageData: unknown }>(image);
  return itemsOf(fieldsOf<{ cutouts: unknown }>(imageData).cutouts);
}

/** Returns undefined without a usable width or path. */
export function readCutout(data: unknown): Complete<WireCutout> | undefined {
  const { targetSize, imagePath, breakpoint, imageCss, containerCss } = fieldsOf<WireCutout>(data);
  const { width } = fieldsOf<WireCutout["targetSize"]>(targetSize);
  if (!isWidth(width) || !isImagePath(imagePath)) return undefined;
  return {
    targetSize: { width },
    imagePath,
    breakpoint,
    imageCss: textIn(imageCss),
    containerCss: textIn(containerCss),
  };
}

const isWidth = (value: unknown): value is number => typeof value === "number" && value > 0;
/** Whether a path of the shop may stand in `srcset`, where spaces and commas separate entries. */
const isImagePath = (value: unknown): value is string =>
  isText(value) && /^\/(?!\/)[\w./~%?=&-]+$/.test(value);
