import { imageDeliveryPath } from "../../border-paths.ts";
import sanitizeHtml from "sanitize-html";
import type { Insertable } from "kysely";
import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { validityColumns } from "../../../platform/content/validity.ts";
import {
  checkTestGroup,
  checkValidity,
  type KnownGroups,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { figuresOf, fillFigures, type Figures } from "../../../platform/shared/sites/figures.ts";
import { isSafeContact } from "../../../platform/shared/links.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { richTags, wireTypes } from "../promotion-contract.ts";
import { readPromotion } from "../promotion-rules.ts";
import type { WireContent } from "../wire-content.ts";
import {
  PromotionsContent,
  type PromotionBody,
  type PromotionContent,
} from "./promotion-content.ts";
import type { PromotionTables } from "./promotion-tables.ts";

/** A promotion as it is stored in the database, where its content is JSON. */
export type PromotionRow = Omit<Insertable<PromotionTables["promotion"]>, "content"> & {
  content: WireContent;
};

const form = Compile(PromotionsContent.items);

/** Content that promotions may refer to. */
export interface KnownToPromotions {
  pictures: string[];
  vouchers: { has(site: SiteCode, code: string): boolean };
  groups: KnownGroups;
}

/** Reads and checks the file of each site. */
export function promotionRows(
  files: ContentFiles,
  known: KnownToPromotions,
  sites: Site[],
  mistakes: string[],
): PromotionRow[] {
  const rows: PromotionRow[] = [];
  for (const site of sites) {
    const file = `${site.code}.yaml`;
    const figures = figuresOf(site);
    const list = readList(file, files.get(file), form, mistakes);
    const seen = new Set<string>();
    for (const promotion of list.entries) {
      const { id, name, type, priority = 0, tags = [] } = promotion;
      const { name: test, group: test_group } = promotion.test ?? {};
      const report: ReportMistake = (what, ...path) => list.mistake(promotion, what, ...path);
      if (seen.has(`${id} ${name}`))
        report("there are two of this name; give one another name", "name");
      seen.add(`${id} ${name}`);
      checkValidity(promotion, report);
      checkTestGroup(promotion, site.code, known.groups, report);
      checkBody(promotion, known.pictures, report);
      const { voucherCode } = promotion.content;
      if (voucherCode && !known.vouchers.has(site.code, voucherCode))
        report(
          `${site.code} has no voucher ${voucherCode}; correct it or add it to cart/vouchers.yaml`,
          "content",
          "voucherCode",
        );
      // The percentage is inserted when the promotion is read, because the voucher may change independently.
      const percent = voucherCode && { voucherPercent: `{voucherPercent:${voucherCode}}` };
      const places = { ...figures, ...percent };
      const content = wireOf(withFigures(promotion.content, places, report), report);
      readPromotion({ type, content }, (what, ...path) => report(what, "content", ...path));
      const row = { site: site.code, id, name, type, priority, tags, test, test_group };
      rows.push({ ...row, content, ...validityColumns(promotion) });
    }
  }
  return rows;
}

/** Checks rules between fields, and what they refer to. `readPromotion` checks whether each can be shown. */
function checkBody({ type, content }: PromotionContent, pictures: string[], report: ReportMistake) {
  const { backgroundColorCode: background, textColor: text } = content;
  if (Boolean(background) !== Boolean(text))
    report("give both backgroundColorCode and textColor, or none of them", "content");
  if (Boolean(content.voucherCode) !== Boolean(content.voucherCodeInstructions))
    report("a voucher needs both voucherCode and voucherCodeInstructions", "content");
  if (Boolean(content.ctaButtonLink) !== Boolean(content.ctaButtonText))
    report("a call to action needs both ctaButtonLink and ctaButtonText", "content");
  if ((content.legalTextHint || content.legalTextHintShort) && !content.legalText)
    report("legalTextHint opens legalText, which is missing; add it or remove the hint", "content");
  if (type === wireTypes.BENEFITS && content.links?.length !== 4)
    report(
      "the benefits strip has four links: delivery, newsletter, stores, service",
      "content",
      "links",
    );
  for (const [key, image] of Object.entries({ img: content.img, piImage: content.piImage }))
    if (image && !pictures.includes(image.picture))
      report(
        `there is no picture "${image.picture}"; there are ${pictures.join(", ")}`,
        "content",
        key,
      );
}

/** Replaces placeholders in the texts by the site's figures. */
function withFigures(
  content: PromotionBody,
  figures: Figures,
  report: ReportMistake,
): PromotionBody {
  return mapTexts(content, (text, path) =>
    withNoBreaks(fillFigures(text, figures, (what) => report(what, "content", ...path))),
  );
}

const cutoutWidths = [480, 960, 1600];

/** Returns the content as the endpoint sends it: markup sanitised, pictures in several widths. */
function wireOf({ img, piImage, ...texts }: PromotionBody, report: ReportMistake): WireContent {
  const imageOf = ({ picture, imageCss, containerCss }: NonNullable<typeof img>) => ({
    imageData: {
      cutouts: cutoutWidths.map((width) => ({
        targetSize: { width },
        imagePath: `${imageDeliveryPath}/${picture}/newest/${width}.webp`,
        imageCss,
        containerCss,
      })),
    },
  });
  const cleaned = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isRich(key) && typeof value === "string"
        ? cleanHtml(value, (what) => report(what, "content", key))
        : value,
    ]),
  );
  return {
    ...cleaned,
    ...(img ? { img: imageOf(img) } : {}),
    ...(piImage ? { piImage: imageOf(piImage) } : {}),
  };
}

const richFields = [
  "headline",
  "promotionLongText",
  "promotionShortText",
  "subline",
  "legalText",
  "voucherCodeInstructions",
];
const isRich = (key: string) => richFields.includes(key);

/** Sanitises markup, and reports every tag that promotions may not contain. */
function cleanHtml(html: string, report: ReportMistake): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: ["href"] },
    onOpenTag: (name, attributes) => {
      if (!richTags.some((tag) => tag === name))
        report(`<${name}> is not allowed; allowed are ${richTags.join(", ")}`);
      const foreign = Object.keys(attributes).find((key) => name !== "a" || key !== "href");
      if (foreign) report(`<${name}> may not have ${foreign}; remove it`);
      if (name === "a" && !isSafeContact(attributes.href))
        report(`"${attributes.href}" is no address to lead to; begin it with / or https://`);
    },
  });
}
