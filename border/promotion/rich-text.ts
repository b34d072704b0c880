import { isSafeContact } from "../../platform/shared/links.ts";
import { richTags, type RichTag } from "./promotion-contract.ts";

/** A node of a text with markup: a string, or an element with child nodes. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  /** Only on `a`. */
  href?: string;
  children: RichNode[];
}

/** Maximum depth of nested elements; below it there is only text. */
const maxDepth = 8;

/**
 * Parses HTML into the few elements that promotions may contain. Everything else is text: an unknown tag is shown as written. An
 * unsafe link is reduced to its text.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const add = (node: RichNode) =>
    (open[Math.min(open.length, maxDepth) - 1]?.children ?? root).push(node);
  for (const piece of html.split(/(<\/?[a-z]+(?:\s[^<>]*)?\/?>)/i)) {
    const [, close, name, attributes = ""] = /^<(\/?)([a-z]+)(\s[^<>]*)?\/?>$/i.exec(piece) ?? [];
    const tag = richTags.find((known) => known === name?.toLowerCase());
    if (!tag) {
      if (piece) add(decode(piece));
    } else if (close) {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index >= 0) open.length = index;
    } else {
      const element: RichElement = { tag, href: hrefOf(tag, attributes), children: [] };
      if (open.length < maxDepth || tag === "br") add(element);
      if (tag !== "br") open.push(element);
    }
  }
  return root;
}

/** Returns the text without its markup. */
export function plainTextOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return node.tag === "br" ? " " : plainTextOf(node.children);
    })
    .join("");
}

function hrefOf(tag: RichTag, attributes: string): string | undefined {
  if (tag !== "a") return undefined;
  const [, quoted] = /\shref="([^"]*)"/i.exec(attributes) ?? [];
  const href = decode(quoted ?? "");
  return isSafeContact(href) ? href : undefined;
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["shy", "\u00ad"],
]);

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (typeof name === "string") return entities.get(name) ?? whole;
      return String.fromCodePoint(typeof hex === "string" ? parseInt(hex, 16) : Number(decimal));
    },
  );
}
