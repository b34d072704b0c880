/** Reports whether HTML is a whole header or footer, and not an error page or the first half of a fragment. */
export function isWhole(html: string): boolean {
  const [, root] = /<(kontor-border|header|footer)[^<>]* data-kontor=/.exec(html) ?? [];
  return root !== undefined && html.includes(`</${root}>`);
}

/** The elements of a fragment that belong into the page's head, each as HTML, and its root element. */
interface FragmentElements {
  head: string[];
  root: string;
}

const asset = /<link\b[^<>]*>|<script type="module"[^<>]*><\/script>/g;
const leadingAssets = /^(?:\s*(?:<link\b[^<>]*>|<script type="module"[^<>]*><\/script>))*\s*/;

/** Separates a fragment's links and script, which stand before or after its root element, from that element. */
export function separateAssets(html: string): FragmentElements {
  const before = leadingAssets.exec(html)?.[0] ?? "";
  const rest = html.slice(before.length);
  const closing = `</${/^<([\w-]+)/.exec(rest)?.[1]}>`;
  const end = rest.lastIndexOf(closing) + closing.length;
  return {
    head: (before + rest.slice(end)).match(asset) ?? [],
    root: rest.slice(0, end),
  };
}

const valueOf = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];

/** Separates the addresses of fonts from the other elements of a head. */
export function separateFonts(head: string): { fonts: string[]; rest: string } {
  const fonts: string[] = [];
  const rest = head.replaceAll(/<link\b[^<>]* as="font"[^<>]*>\s*/g, (link) => {
    fonts.push(valueOf(link, "href") ?? "");
    return "";
  });
  return { fonts, rest };
}

/** Returns the value of a `Link` header for an element of the head, so that browsers request its file early. */
export function linkHeader(element: string): string | undefined {
  const source = valueOf(element, "src");
  if (source) return `<${source}>; rel=modulepreload; crossorigin=anonymous`;
  const address = valueOf(element, "href");
  if (valueOf(element, "rel") === "stylesheet") return `<${address}>; rel=preload; as=style`;
  const kind = valueOf(element, "as");
  return kind && `<${address}>; rel=preload; as=${kind}; crossorigin=anonymous`;
}
