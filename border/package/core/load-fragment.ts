import type { HostFragment } from "./last-good.ts";
import { limitedText } from "./limited-text.ts";
import { refuseOtherSite } from "./other-site.ts";
import { isWhole } from "./whole-fragment.ts";

/** The version of the shop's interface that this package was made for; the shop names its own in the header `kontor-contract`. */
export const supportedContract = 1;

interface LoadOptions {
  site: string;
  /** Milliseconds within which the fragment must have arrived with its last byte. */
  timeout: number;
  /** The cookie of a staff preview. */
  cookie?: string;
  /** Gets what a later release of the shop will remove, a newer contract, and a site that it does not have. */
  announce(message: string): void;
}

/** Fetches a fragment. Rejects for everything but a complete 200 within the time limit. */
export async function loadFragment(
  address: string,
  { site, timeout, cookie, announce }: LoadOptions,
): Promise<HostFragment> {
  const response = await fetch(address, {
    headers: cookie ? { cookie } : {},
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  const { status, headers } = response;
  const html = await limitedText(response.body);
  if (status !== 200 || !isWhole(html))
    throw new Error(
      `${address} answered ${status}: ${headers.get("x-kontor-reason") ?? "no fragment"}`,
    );
  refuseOtherSite(html, { site, address, reason: headers.get("x-kontor-reason") });
  for (const message of announcedIn((name) => headers.get(name))) announce(message);
  return {
    html,
    cacheControl: headers.get("cache-control") ?? "",
    age: Number(headers.get("age")),
    isDegraded: headers.has("x-kontor-degraded"),
  };
}

/** Returns what a fragment's headers say to the host's operators. */
export function announcedIn(header: (name: string) => string | null | undefined): string[] {
  const contract = Number(header("kontor-contract"));
  const deprecated = header("kontor-deprecated");
  const reason = header("x-kontor-reason");
  return [
    contract > supportedContract &&
      `The shop has contract ${contract}, this package knows ${supportedContract}: update @kontor/border.`,
    deprecated && `Deprecated: ${deprecated}`,
    reason && `The shop says: ${reason}`,
  ].filter((message): message is string => Boolean(message));
}
