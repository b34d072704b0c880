import { connectionPath } from "../../border-paths.ts";
import type { Examination } from "./examination.ts";
import { finding, type Finding } from "./finding.ts";
import type { HostAnswer } from "./host-requests.ts";

/** A request as the shop sees it; what later shops say is missing in the answers of earlier ones. */
export interface Seen {
  host: string;
  site: string | null;
  protocol: string;
  address: string;
  origin: string | null;
  hasCookie: boolean;
  method?: string;
  url?: string;
  headers?: string[];
  bodyLength?: number;
}

/** An address that no client has (RFC 5737). */
const claimed = "192.0.2.1";
const origin = "https://doctor.example";

/** The cookie that the shop looks for, and removes again. */
export const doctorCookie = "kontor-doctor=1";

/** Checks what of a request arrives at the shop: `Host`, scheme, `Origin`, cookies, the client's address. */
export async function checkConnection({ url, base, sites, ask }: Examination): Promise<Finding[]> {
  const headers = { origin, cookie: doctorCookie, "x-forwarded-for": claimed };
  const seen = seenIn(await ask(base + connectionPath, { headers }));
  return seen ? checkSeen(url, seen, sites) : [];
}

/** Returns what the shop has seen; undefined when the answer is not the shop's. */
export function seenIn(response: HostAnswer | undefined): Seen | undefined {
  try {
    const seen = JSON.parse(response?.body ?? "") as Partial<Seen>;
    return response?.status === 200 && typeof seen.host === "string" ? (seen as Seen) : undefined;
  } catch {
    return undefined;
  }
}

function checkSeen(url: URL, seen: Seen, sites: string[]): Finding[] {
  const [site = "SITE"] = sites;
  const checks: [boolean, string, string][] = [
    [
      seen.host === url.host,
      `The shop sees the host ${seen.host}, not ${url.host}, and refuses every change of a cart.`,
      "Keep the Host of the request, or send it as X-Forwarded-Host and name the host's address in the shop's TRUST_PROXY.",
    ],
    [
      seen.site !== null || seen.host !== url.host,
      `The shop does not know ${seen.host} and takes it for its first site.`,
      `Add it to the shop's setting: SITE_HOSTS=${site}=${url.origin}.`,
    ],
    [
      seen.site === null || sites.every((each) => each === seen.site),
      `The page has the border of ${sites.join(" and ")}, but the shop takes ${seen.host} for ${seen.site}: prices, cart and texts are of two sites.`,
      `Fetch the border of ${seen.site}, or correct the shop's setting: SITE_HOSTS=${site}=${url.origin}.`,
    ],
    [
      seen.origin === origin,
      `The header Origin does not reach the shop unchanged (${seen.origin ?? "none"}), so it cannot refuse forged changes.`,
      "Pass on Origin as the browser sent it.",
    ],
    [
      seen.hasCookie,
      "Cookies do not reach the shop: each shopper has an empty cart.",
      "Pass on Cookie and Set-Cookie.",
    ],
    [
      seen.address !== claimed,
      "A browser can claim any address by X-Forwarded-For, so the shop's limits of attempts do not hold.",
      "Replace X-Forwarded-For by the browser's address in the first proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr). A doctor on a machine of TRUST_PROXY sees this in any case.",
    ],
    [
      `${seen.protocol}:` === url.protocol,
      `The shop sees ${seen.protocol}, browsers use ${url.protocol}//.`,
      "Send X-Forwarded-Proto, and name the host's address in the shop's TRUST_PROXY.",
    ],
  ];
  return checks
    .filter(([isFine]) => !isFine)
    .map(([, problem, remedy]) => finding(problem, remedy));
}
