/** Milliseconds within which a host must answer. */
const timeLimit = 15_000;

export interface HostAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Requests an address of a host, or of the shop, and follows no redirect. */
export async function ask(
  url: URL | string,
  headers: Record<string, string> = {},
): Promise<HostAnswer> {
  const response = await fetch(url, {
    headers: { "accept-encoding": "br, gzip", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimit),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Returns the seconds of directives in a `Cache-Control`, 0 without them. */
export const secondsIn = (cacheControl: string | null, ...directives: string[]): number =>
  directives
    .map((name) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl ?? "")?.[1] ?? 0))
    .reduce((sum, seconds) => sum + seconds, 0);

/** Returns an attribute of an HTML tag. */
export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i")
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
