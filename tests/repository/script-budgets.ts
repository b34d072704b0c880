/** The parts of Vite's manifest that say what a script loads. */
interface Chunk {
  file: string;
  imports?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Scripts or styles that pages load for one purpose besides those before, and their limit in kilobytes, compressed. */
interface Budget {
  what: string;
  limit: number;
  chunks: Set<string>;
  mayHaveReact?: boolean;
}

/** Returns a chunk with everything that is loaded before it runs. Throws for one that the build does not have. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: name the file that replaced it.`);
  found.add(key);
  for (const imported of chunk.imports ?? [])
    if (!found.has(imported)) withImports(manifest, imported, found);
  return found;
}

/** Returns the chunk with which every island hydrates: React. */
export function reactOf(manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => name.startsWith("_hydrate-part-"));
  if (!key) throw new Error("No chunk is named for hydrate-part.ts: say here where React is");
  return key;
}

/** Returns the scripts that a page loads before a shopper touches it. */
export const untouchedPage = (manifest: Manifest): Set<string> =>
  ["header-behaviour", "footer-behaviour", "page-cart", "page-consent", "page-tracking"].reduce(
    (all, name) => all.union(withImports(manifest, `border/client/${name}.ts`)),
    withImports(manifest, "shop/boot.ts"),
  );

/** Returns the budgets of a build's scripts and styles. Each of these islands has one. */
export function budgetsOf(manifest: Manifest, islands: string[]): Budget[] {
  const load = (key: string) => withImports(manifest, key);
  const boot = load("shop/boot.ts");
  const behaviour = load("border/client/header-behaviour.ts");
  const header = boot.union(behaviour);
  const cart = load("border/client/page-cart.ts");
  const tracking = load("border/client/page-tracking.ts");
  const trackingClient = load("border/tracking/client/install-tracking.ts");
  const consent = load("border/client/page-consent.ts");
  const react = load(reactOf(manifest));
  const island = (name: string) => load(`border/client/${name}.island.tsx`);
  // Every page reads its cart, whichever islands are hydrated.
  const beforeIslands = react.union(header).union(cart);
  const beforeConsent = header.union(tracking).union(trackingClient);
  const ofHeader = ["SearchBox", "Menu", "MiniCart"].map(island);
  return [
    { what: "script of the first view", limit: 4, chunks: boot },
    {
      what: "what a header does without React, with what scripts of every page share",
      limit: 11,
      chunks: header.difference(boot),
    },
    {
      what: "the cart of all tabs besides the header's script",
      limit: 7,
      chunks: cart.difference(header),
    },
    {
      what: "what tracks a page's events besides header, cart and tracking client",
      limit: 7,
      chunks: tracking.difference(header).difference(cart).difference(trackingClient),
    },
    {
      what: "the tracking client besides what every page loads",
      limit: 5,
      chunks: trackingClient.difference(header),
    },
    {
      what: "consent once it is decided, with what ends tags",
      limit: 4,
      chunks: consent.difference(beforeConsent),
    },
    {
      what: "consent that is asked for",
      limit: 7,
      chunks: consent.union(load("border/consent/client/banner.ts")).difference(beforeConsent),
    },
    { what: "React", limit: 75, chunks: react.difference(header), mayHaveReact: true },
    ...islands.map((key) => ({
      what: `${key} besides React and what every page loads`,
      limit: 10,
      chunks: load(key).difference(beforeIslands),
      mayHaveReact: true,
    })),
    {
      what: "the newsletter's form besides React and what every page loads",
      limit: 8,
      chunks: island("NewsletterForm").difference(react.union(behaviour)),
      mayHaveReact: true,
    },
    {
      what: "everything in the header together",
      limit: 115,
      chunks: ofHeader.reduce((all, one) => all.union(one), header.union(cart)),
      mayHaveReact: true,
    },
    // 3 % of them outweigh the styles of other teams' pages (docs/decisions/038-styles-of-hosts.md).
    { what: "styles of the header", limit: 8, chunks: load("border/client/styles/header.css") },
    { what: "styles of the footer", limit: 6, chunks: load("border/client/styles/footer.css") },
    { what: "styles of the shop", limit: 17, chunks: load("shop/shop.css") },
  ];
}
