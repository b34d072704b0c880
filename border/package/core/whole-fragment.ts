/** Reports whether HTML is a whole header or footer, and not an error page or the first half of a fragment. */
export function isWhole(html: string): boolean {
  const [, root] = /<(kontor-border|header|footer)[^>]* data-kontor=/.exec(html) ?? [];
  return root !== undefined && html.includes(`</${root}>`);
}

/** The elements of a fragment that belong into the page's head, each as HTML, and its root element. */
interface FragmentElements {
  head: string[];
  root: string;
}

/** Separates a fragment's links and script, which stand before and after its root element, from that element. */
export function separateAssets(html: string): FragmentElements {
  const parts = /^((?:\s*<link\b[^>]*>)*)([^]*?)((?:<script type="module"[^>]*><\/script>\s*)?)$/;
  const [, links = "", root = html, script = ""] = parts.exec(html) ?? [];
  return { head: (links + script).match(/<link\b[^>]*>|<script\b[^>]*><\/script>/g) ?? [], root };
}

/** Returns the value of a `Link` header for an element of the head, so that browsers request its file early. */
export function linkHeader(element: string): string | undefined {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
  const source = value("src");
  if (source) return `<${source}>; rel=modulepreload; crossorigin=anonymous`;
  const address = value("href");
  if (value("rel") === "stylesheet") return `<${address}>; rel=preload; as=style`;
  const kind = value("as");
  return kind && `<${address}>; rel=preload; as=${kind}; crossorigin=anonymous`;
}
