import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import {
  readDuration,
  type ContentBlock,
  type ContentBlockOf,
} from "../../content-pages/server/content-blocks.ts";
import { markdownHtml, markdownLineHtml } from "../../content-pages/server/page-markdown.ts";
import type { FormOf, ShownBlock, ShownPicture } from "./shown-block.ts";

interface BlockSources {
  site: Pick<Site, "locale">;
  pictureOf(id: string, focus?: string): ShownPicture | undefined;
  productsOf(row: ContentBlockOf<"products">): ProductCard[];
  formOf: FormOf;
}

/** Returns a block with all that it shows; nothing for a row whose products are all sold out, or a picture that is gone. */
export function showBlock(block: ContentBlock, sources: BlockSources): ShownBlock | undefined {
  const { text, picture, products, teasers, quotation, video, accordion } = block;
  const { table, steps, action, form } = block;
  const { site, pictureOf, productsOf, formOf } = sources;
  const timeOf = (time: string | undefined) => time && durationText(time, site);
  if (text !== undefined) return { kind: "text", html: markdownHtml(text) };
  if (picture) {
    const shown = pictureOf(picture.picture, picture.focus);
    const { alt = "", caption } = picture;
    return shown && { kind: "picture", picture: shown, alt, caption };
  }
  if (products) {
    const found = productsOf(products);
    return found.length > 0
      ? { kind: "products", title: products.title, products: found }
      : undefined;
  }
  if (teasers)
    return {
      kind: "teasers",
      title: teasers.title,
      teasers: teasers.list.map(({ picture: id, focus, ...teaser }) => ({
        ...teaser,
        picture: pictureOf(id, focus),
      })),
    };
  if (quotation) return { kind: "quotation", html: markdownHtml(quotation.text), by: quotation.by };
  if (video) {
    const { poster, title, link, time } = video;
    return { kind: "video", poster: pictureOf(poster), title, link, time: timeOf(time) };
  }
  if (accordion)
    return {
      kind: "accordion",
      title: accordion.title,
      items: accordion.list.map((item) => ({ title: item.title, html: markdownHtml(item.text) })),
    };
  if (table)
    return {
      kind: "table",
      ...table,
      rows: table.rows.map((cells) => cells.map(markdownLineHtml)),
    };
  if (steps)
    return {
      kind: "steps",
      title: steps.title,
      time: timeOf(steps.time),
      needs: steps.needs ?? [],
      steps: steps.list.map((step) => ({
        title: step.title,
        html: markdownHtml(step.text),
        time: timeOf(step.time),
      })),
    };
  if (action) {
    const { title, label, link } = action;
    return { kind: "action", title, html: action.text && markdownHtml(action.text), label, link };
  }
  const shownForm = form !== undefined && formOf(form);
  return shownForm ? { kind: "form", form: shownForm } : undefined;
}

/** Returns a duration in the language of a site: "4 Min." */
function durationText(duration: string, { locale }: Pick<Site, "locale">): string {
  const { count, unit } = readDuration(duration);
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replaceAll(" ", "\u00a0");
}
