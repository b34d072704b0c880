import type { ReportMistake } from "../../../platform/shared/content/content-checks.ts";
import { isSafeContact, isSafeLink } from "../../../platform/shared/links.ts";
import { blockKinds, type ContentBlock, type ContentBlockOf } from "./content-blocks.ts";
import { markdownMistakes } from "./page-markdown.ts";

/** Names that blocks may refer to. */
export interface KnownToBlocks {
  pictures: Pick<ReadonlySet<string>, "has">;
  products: Pick<ReadonlySet<number>, "has">;
  categories: Pick<ReadonlySet<string>, "has">;
  /** Campaigns with a form. */
  forms: Pick<ReadonlySet<string>, "has">;
}

/** Checks the blocks of a page: that each has one kind, and that all they refer to is there. */
export function checkBlocks(blocks: ContentBlock[], known: KnownToBlocks, page: ReportMistake) {
  for (const [index, block] of blocks.entries()) {
    const report: ReportMistake = (what, ...path) => page(what, "blocks", String(index), ...path);
    const kinds = Object.keys(block);
    if (kinds.length === 1) checkBlock(block, known, report);
    else
      report(
        kinds.length === 0
          ? `a block is empty; give it one of ${blockKinds.join(", ")}`
          : `${kinds.join(" and ")} are two blocks; write - before each`,
      );
  }
}

function checkBlock(block: ContentBlock, known: KnownToBlocks, report: ReportMistake) {
  const { text, picture, products, teasers, quotation, video, accordion } = block;
  const { table, steps, action, form } = block;
  const checkText = (source: string, ...path: string[]) => {
    for (const mistake of markdownMistakes(source)) report(mistake, ...path);
  };
  const checkTexts = (kind: string, list: { text: string }[]) =>
    list.forEach(({ text: source }, index) =>
      checkText(source, kind, "list", String(index), "text"),
    );
  if (text !== undefined) checkText(text, "text");
  if (picture) checkPicture(picture.picture, known, report, "picture", "picture");
  if (products) checkProducts(products, known, report);
  teasers?.list.forEach(({ picture: each, link }, index) => {
    checkPicture(each, known, report, "teasers", "list", String(index), "picture");
    checkLink(link, report, "teasers", "list", String(index), "link");
  });
  if (quotation) checkText(quotation.text, "quotation", "text");
  if (video) {
    checkPicture(video.poster, known, report, "video", "poster");
    if (!isSafeLink(video.link) || !video.link.startsWith("https://"))
      report("a film has an address that begins with https://; correct it", "video", "link");
  }
  if (accordion) checkTexts("accordion", accordion.list);
  if (table) checkTable(table, checkText, report);
  if (steps) checkTexts("steps", steps.list);
  if (action) {
    if (action.text) checkText(action.text, "action", "text");
    checkLink(action.link, report, "action", "link");
  }
  if (form !== undefined && !known.forms.has(form))
    report(
      `there is no campaign "${form}" with a form; correct its id, or remove the block`,
      "form",
    );
}

export function checkPicture(
  picture: string,
  { pictures }: Pick<KnownToBlocks, "pictures">,
  report: ReportMistake,
  ...path: string[]
) {
  if (!pictures.has(picture))
    report(
      `there is no picture "${picture}"; correct it or add it to shop/content/pictures`,
      ...path,
    );
}

function checkLink(link: string, report: ReportMistake, ...path: string[]) {
  if (!isSafeContact(link))
    report(`"${link}" is no address to lead to; begin it with / or https://`, ...path);
}

function checkProducts(
  { numbers, query, category }: ContentBlockOf<"products">,
  known: KnownToBlocks,
  report: ReportMistake,
) {
  if ([numbers, query, category].filter((choice) => choice !== undefined).length !== 1)
    report("products are chosen by one of numbers, query and category; keep one", "products");
  for (const [index, number] of (numbers ?? []).entries())
    if (!known.products.has(number))
      report(
        `there is no product ${number}; correct or remove it`,
        "products",
        "numbers",
        String(index),
      );
  if (category !== undefined && !known.categories.has(category))
    report(`there is no category "${category}"; correct it`, "products", "category");
}

function checkTable(
  { head, rows }: ContentBlockOf<"table">,
  checkText: (source: string, ...path: string[]) => void,
  report: ReportMistake,
) {
  for (const [index, row] of rows.entries()) {
    if (row.length !== head.length)
      report(
        `this row has ${row.length} cells, and the head ${head.length}; give both as many`,
        "table",
        "rows",
        String(index),
      );
    row.forEach((cell, column) => checkText(cell, "table", "rows", String(index), String(column)));
  }
}
