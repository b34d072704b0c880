import { isWhole, lastGood, type Fragment } from "./last-good.ts";

/** Milliseconds within which a fragment must have arrived with its last byte. */
const timeLimit = 2_000;

/**
 * Fetches header or footer for a page. Returns the HTML, or "" when there is none to show, because a page without border is better
 * than an error. `cookie` is that of a staff preview.
 */
export type Border = (name: "header" | "footer", cookie?: string) => Promise<string>;

/** Creates a cache for the border of the shop at `shop` ("http://127.0.0.1:3000"): one for all pages. */
export function borderFrom(shop: string): Border {
  const cached = { header: lastGood(), footer: lastGood() };
  return async (name, cookie) => {
    const address = `${shop}/service/pageborder/${name}/DE`;
    // A preview is stored nowhere.
    const preview = cookie ? await load(address, cookie).catch(() => undefined) : undefined;
    return (preview ?? (await cached[name](() => load(address))))?.html ?? "";
  };
}

/** Fetches a fragment. Rejects for everything but a complete 200 within the time limit. */
async function load(address: string, cookie?: string): Promise<Fragment> {
  const response = await fetch(address, {
    headers: cookie ? { cookie } : {},
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimit),
  });
  const { status, headers } = response;
  const html = await response.text();
  if (status !== 200 || !isWhole(html))
    throw new Error(
      `${address} answered ${status}: ${headers.get("x-kontor-reason") ?? "no fragment"}`,
    );
  return {
    html,
    cacheControl: headers.get("cache-control") ?? "",
    age: Number(headers.get("age")),
  };
}
