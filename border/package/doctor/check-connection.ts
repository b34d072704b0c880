import { isElsewhere } from "./border-base.ts";
import { finding, type Finding } from "./finding.ts";
import { ask, attributeOf, type HostAnswer } from "./host-requests.ts";
import { shopPaths } from "../core/shop-paths.ts";

/** A request as the shop sees it (`GET /service/connection`). */
interface Seen {
  host: string;
  site: string | null;
  protocol: string;
  address: string;
  origin: string | null;
  hasCookie: boolean;
}

/** An address that no client has (RFC 5737). */
const claimed = "192.0.2.1";
const origin = "https://doctor.example";

/** Header of every answer of the shop, and of no page of a host. */
const shopHeader = "kontor-contract";

/** Checks that the addresses of the border, below `base`, reach the shop, and what of a request arrives there. `html` is the page. */
export async function checkConnection(url: URL, base: string, html: string): Promise<Finding[]> {
  if (isElsewhere(url, base))
    return [
      {
        problem: `The border calls ${base} itself, so what the host passes on is not checked.`,
        remedy: "docs/embedding.md of the shop says what a page of another origin needs.",
        isNote: true,
      },
    ];
  const connection = new URL(`${base}/service/connection`);
  const answer = await ask(connection, {
    origin,
    cookie: "kontor-doctor=1",
    "x-forwarded-for": claimed,
  }).catch(() => undefined);
  const seen = seenIn(answer);
  if (!answer || !seen)
    return [
      finding(
        `${connection.pathname} does not reach the shop: ${answer ? `status ${answer.status}` : "no answer"}.`,
        "Pass on the addresses of paths.json (border.proxy(), or the recipe of your server). A shop before 1.0 of this package lacks this one.",
      ),
    ];
  return [
    ...checkSeen(url, seen, sitesIn(html)),
    ...(answer.headers.has(shopHeader) ? await checkPaths(base) : [withoutHeader]),
  ];
}

function seenIn(answer: HostAnswer | undefined): Seen | undefined {
  try {
    const seen = JSON.parse(answer?.body ?? "") as Partial<Seen>;
    return answer?.status === 200 && typeof seen.host === "string" ? (seen as Seen) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the sites of header and footer in a page. */
const sitesIn = (html: string): string[] => [
  ...new Set(
    (html.match(/<(?:header|footer)\b[^>]* data-kontor="[^>]*>/g) ?? []).flatMap(
      (tag) => attributeOf(tag, "data-site") ?? [],
    ),
  ),
];

function checkSeen(url: URL, seen: Seen, sites: string[]): Finding[] {
  const [site = "DE"] = sites;
  const checks: [boolean, string, string][] = [
    [
      seen.host === url.host,
      `The shop sees the host ${seen.host}, not ${url.host}, and refuses every change of a cart.`,
      "Keep the Host of the request, or send it as X-Forwarded-Host and name the host's address in the shop's TRUST_PROXY.",
    ],
    [
      seen.site !== null,
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

const withoutHeader: Finding = {
  problem: `The shop's header ${shopHeader} does not arrive, so it is not checked which addresses lead to the shop.`,
  remedy: "Pass on all headers of the shop, or update it.",
  isNote: true,
};

/** Addresses without which the shop answers with an error, which some hosts replace. */
const examples = ["/search?query=a", "/jsonflyoutnavigation?site=DE"];

/** Returns an address for an entry of the list; for a pattern one that the shop does not have. */
function exampleOf(path: string): string {
  if (path.startsWith("^")) return "/kontor-doctor-p1.html";
  if (path.endsWith("*")) return path.replace("*", "kontor-doctor");
  return examples.find((each) => each.startsWith(`${path}?`)) ?? path;
}

async function checkPaths(base: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  // The home page may be the host's own.
  for (const path of shopPaths.filter((each) => each !== "/")) {
    const address = new URL(base + exampleOf(path));
    const answer = await ask(address).catch(() => undefined);
    if (!answer?.headers.has(shopHeader))
      findings.push(
        finding(
          `${path} does not lead to the shop (${address.pathname} answers ${answer?.status ?? "nothing"}): a page of the host shadows it, or it is not passed on.`,
          "Pass it on, with the shop's own errors. Where the address shall be the host's own, links of the border lead to that page.",
        ),
      );
  }
  return findings;
}
