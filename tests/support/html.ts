/** Minimal parsing of HTML for tests of the server's output. */

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replaceAll(/&(\w+|#x27);/g, (entity, name: string) => entities[name] ?? entity);

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const empty = new Set(["br", "hr", "img", "input", "link", "meta", "source"]);

function attributesOf(source: string): Record<string, string> {
  const found = [...source.matchAll(/([^\s="'/]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    found.map(([, name, value = ""]) => [name!.toLowerCase(), plain(value)]),
  );
}

/** Returns the attributes of every element with a name. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(tag)]
    .filter(([, closing, found]) => !closing && found!.toLowerCase() === name)
    .map(([, , , attributes]) => attributesOf(attributes!));
}

/** Returns the content of a page between header and footer, which have their own forms. */
export const mainOf = (html: string) => /<main[ >].*<\/main>/s.exec(html)?.[0] ?? "";

/** Returns the names of the outermost elements; throws when tags do not match. */
export function roots(html: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, closing, name] of html.matchAll(tag)) {
    if (closing) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>.`);
      continue;
    }
    if (open.length === 0) found.push(name!);
    if (!empty.has(name!)) open.push(name!);
  }
  if (open.length > 0) throw new Error(`<${open.join("> <")}> stays open.`);
  return found;
}

/** Returns the distinct addresses that the page links to, without those of other shops and servers, and without fragments. */
export function internalLinks(html: string, origin: string): string[] {
  const links = elements(html, "a").flatMap(({ href }) => (href === undefined ? [] : [href]));
  const urls = links
    .filter((href) => !/^(#|mailto:|tel:)/.test(href))
    .map((href) => new URL(href, `${origin}/`))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
  return [...new Set(urls)];
}

/** Returns the contents of the `<script type="application/ld+json">` elements of a page. */
export function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
}

/** Returns the text between the tags. */
export const wordsOf = (html: string) =>
  plain(
    html
      .replaceAll(/<script[^]*?<\/script>/g, "")
      .replaceAll(/<!--.*?-->/g, "")
      .replaceAll(/<[^>]*>/g, " "),
  )
    .replaceAll(/\s+/g, " ")
    .trim();
