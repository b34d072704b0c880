import * as v from "valibot";

/** Content of a promotion as the endpoint sends it (spec: "Promotion content"), in `contentJSON`. */
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

/** The usable text of a field; anything else, and a blank text, becomes undefined. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);
/** Checked where it is used, so that a warning can name the problem. */
const unchecked = v.optional(v.unknown());

/** Makes a missing field fail to compile. */
type Entries<T> = { [Field in keyof Required<T>]: v.GenericSchema<unknown, T[Field]> };

const content = v.object<Entries<WireContent>>({
  headline: text,
  promotionLongText: text,
  promotionShortText: text,
  subline: text,
  img: unchecked,
  piImage: unchecked,
  useDarkTheme: v.fallback(v.optional(v.boolean()), false),
  backgroundColorCode: unchecked,
  textColor: unchecked,
  legalText: text,
  legalTextHint: text,
  legalTextHintShort: text,
  voucherCode: text,
  voucherCodeInstructions: text,
  ctaButtonLink: unchecked,
  ctaButtonText: text,
  voucherOrButton: unchecked,
  links: unchecked,
  link: unchecked,
  linkURL: unchecked,
  linkText: text,
});

const record = v.fallback(v.record(v.string(), v.unknown()), {});
const json = v.fallback(v.pipe(v.string(), v.parseJson(), record), {});
const answer = v.fallback(v.object({ type: unchecked, contentJSON: json }), {
  type: undefined,
  contentJSON: {},
});

/** Parses a response, which another server may have sent. Never throws. */
export function readAnswer(data: unknown): { type: unknown; content: WireContent } {
  const { type, contentJSON } = v.parse(answer, data);
  return { type, content: v.parse(content, chosen(contentJSON)) };
}

/** The fields to ignore, by the value of the selector `voucherOrButton`. */
const notChosen = {
  voucherCode: { ctaButtonLink: undefined },
  ctaButton: { voucherCode: undefined },
};
const isChoice = (value: unknown): value is keyof typeof notChosen =>
  typeof value === "string" && Object.hasOwn(notChosen, value);

/** Applies the selector: a word, or an object with the word as its `value`, and the selected fields beside or inside it. */
function chosen(fields: Record<string, unknown>): Record<string, unknown> {
  const inside = v.parse(record, fields.voucherOrButton);
  const value = [fields.voucherOrButton, inside.value].find(isChoice);
  if (!value) return fields;
  return { ...fields, ...inside, ...v.parse(record, inside[value]), ...notChosen[value] };
}

const wireLink = v.object({
  url: unchecked,
  text,
  boldLink: v.fallback(v.optional(v.boolean()), false),
});

/** Returns the links of `links`, or the one of `link` or `linkURL`; their URLs are not checked yet. */
export function wireLinks({ links, link, linkURL, linkText }: WireContent) {
  const one = link ?? linkURL;
  const given: unknown[] = Array.isArray(links) ? links : one === undefined ? [] : [one];
  return given.map((entry) =>
    v.parse(
      v.fallback(wireLink, {}),
      typeof entry === "string" ? { url: entry, text: linkText } : entry,
    ),
  );
}

const image = v.fallback(v.object({ imageData: v.object({ cutouts: v.array(v.unknown()) }) }), {
  imageData: { cutouts: [] },
});

/** Returns the cutouts of an image, to be parsed by `readCutout`. */
export const wireCutouts = (data: unknown) => v.parse(image, data).imageData.cutouts;

const isWidth = (value: unknown) => typeof value === "number" && value > 0;
/** Whether a path of the shop may stand in `srcset`, where spaces and commas separate entries. */
const isImagePath = (value: unknown) =>
  typeof value === "string" && /^\/(?!\/)[\w./~%?=&-]+$/.test(value);

const cutout = v.object({
  targetSize: v.object({ width: v.custom<number>(isWidth) }),
  imagePath: v.custom<string>(isImagePath),
  breakpoint: unchecked,
  imageCss: text,
  containerCss: text,
});

/** Returns undefined without a usable width or path. */
export function readCutout(data: unknown): v.InferOutput<typeof cutout> | undefined {
  const result = v.safeParse(cutout, data);
  return result.success ? result.output : undefined;
}
