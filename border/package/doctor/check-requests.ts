import { connectionPath } from "../../border-paths.ts";
import { firstSite } from "../core/fragment-options.ts";
import { seenIn } from "./check-connection.ts";
import type { Examination } from "./examination.ts";
import { finding, listed, type Finding } from "./finding.ts";
import { redirectOf } from "./redirects.ts";
import { shopHeader } from "./shop-probes.ts";

/** Checks that address, headers and body of a request reach the shop as they are. */
export async function checkRequests(examination: Examination): Promise<Finding[]> {
  return (await Promise.all([checkAddress(examination), checkWrite(examination)])).flat();
}

/** An address with all that a host may change: capitals, encoded characters, a slash at the end, a query in its order. */
const oddAddress = `${connectionPath}/Kontor%20Doctor/%C3%84%2Fb/?b=2&a=1%2B1&empty=`;

const passedOnRemedy =
  "Pass on path and query as the browser sent them, without a redirect, decoding or rewriting.";

async function checkAddress({ ask, base }: Examination): Promise<Finding[]> {
  const address = base + oddAddress;
  const { pathname, search } = new URL(address);
  const response = await ask(address);
  const location = response?.headers.get("location");
  if (location && !response?.headers.has(shopHeader))
    return [
      finding(
        `The host redirects ${pathname} to ${redirectOf(new URL(address), location)}.`,
        passedOnRemedy,
      ),
    ];
  const seen = seenIn(response)?.url;
  const sent = pathname + search;
  // A host may take away the path below which it passes on the shop's addresses.
  const below = new URL(base).pathname.replace(/\/$/, "");
  if (seen === undefined || seen === sent || seen === sent.slice(below.length)) return [];
  const change =
    seen === pathname
      ? "drops the query of addresses"
      : seen.toLowerCase() === sent.toLowerCase()
        ? "changes capitals in addresses"
        : "changes addresses";
  return [finding(`The host ${change}: ${sent} reaches the shop as ${seen}.`, passedOnRemedy)];
}

/** Headers that scripts of the border send besides those that browsers add. */
const sentHeaders = [
  "accept",
  "content-type",
  "idempotency-key",
  "x-hunter-site",
  "x-hunter-longterm-token",
  "x-xsrf-token",
];

/** As long as the longest body that the shop takes, with room for its frame. */
const text = "a".repeat(15_000);

/** Sends a write with each header and a long body from the page's own origin to an address that changes nothing. */
async function checkWrite({ ask, base, url, sites }: Examination): Promise<Finding[]> {
  const body = JSON.stringify({ text });
  const response = await ask(base + connectionPath, {
    method: "POST",
    headers: {
      origin: url.origin,
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": "kontor-doctor",
      "x-hunter-site": sites[0] ?? firstSite,
      "x-hunter-longterm-token": "kontor-doctor",
      "x-xsrf-token": "kontor-doctor",
    },
    body,
  });
  const small = await ask(base + connectionPath, {
    method: "POST",
    headers: { origin: url.origin, "content-type": "application/json" },
    body: "{}",
  });
  const isTooLong = small?.headers.has(shopHeader) && !response?.headers.has(shopHeader);
  const seen = seenIn(response);
  const { headers: arrived, bodyLength } = seen ?? {};
  const isChanged = bodyLength !== undefined && bodyLength !== body.length;
  const lost = arrived ? sentHeaders.filter((name) => !arrived.includes(name)) : [];
  return [
    ...(isTooLong || isChanged
      ? [
          finding(
            isTooLong
              ? `The host does not pass on a body of ${body.length} bytes: it answers ${response?.status ?? "nothing"}.`
              : `Of a body of ${body.length} bytes, ${bodyLength} reach the shop.`,
            "Pass on bodies of up to 16 kB unread; parsers such as express.json() belong behind border.proxy(), or to single routes.",
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          finding(
            `The host drops ${lost.length > 1 ? "the headers" : "the header"} ${listed(lost, 6)} of requests.`,
            "Pass on all headers of a browser's request: by these the shop knows its site, its session and repeated changes.",
          ),
        ]
      : []),
  ];
}
