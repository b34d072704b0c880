import { ElementType, parseDocument } from "htmlparser2";
import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];

/**
 * Returns the contents of a page's HTML by name, so that two states of a page can be compared: promotions and A/B tests by place,
 * products with their prices, the pages below items of the navigation, and all other texts.
 */
export function shownContents(
  html: string,
  site: Pick<Site, "locale" | "currency">,
): Map<string, string> {
  const contents = new Map<string, string>();
  const visit = (node: Node) => {
    for (const text of ownText(node)) contents.set(text, "");
    if (!("attribs" in node) || isWordless(node)) return;
    const {
      "data-kontor-place": place,
      "data-tests": tests = "",
      "data-segments": segments = "",
      "data-item-name": product,
      "data-item-price": price,
    } = node.attribs;
    if (place !== undefined) {
      const text = textsIn(node).join(" ");
      if (text) contents.set(`Promotion ${place}`, text);
      for (const test of wordsIn(tests)) contents.set(`A/B test ${test} in ${place}`, "");
      return;
    }
    for (const segment of wordsIn(segments)) contents.set(segment, "");
    if (product !== undefined) contents.set(product, formatMoney(Number(price), site));
    // Nothing else in a tile changes, unlike the page of a product.
    if (product === undefined || node.name !== "article") node.children.forEach(visit);
  };
  parseDocument(html).children.forEach(visit);
  return contents;
}

const wordsIn = (list: string) => list.split(" ").filter(Boolean);

function textsIn(node: Node): string[] {
  const isShown = "attribs" in node && !isWordless(node);
  return isShown ? node.children.flatMap(textsIn) : ownText(node);
}

function ownText(node: Node): string[] {
  const text = node.type === ElementType.Text ? node.data.trim() : "";
  return text ? [text] : [];
}

const wordlessElements = new Set(["script", "style", "svg", "template"]);

/** Reports whether an element has no text, or repeats another's text for narrow windows. */
const isWordless = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
  wordlessElements.has(name) || attribs["class"] === "kontor-promotion__short";
