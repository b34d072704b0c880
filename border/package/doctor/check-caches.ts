import { connectionPath } from "../../border-paths.ts";
import { firstSite } from "../core/fragment-options.ts";
import { filesIn } from "./border-files.ts";
import { freshSeconds, isShared } from "./cacheable.ts";
import { doctorCookie, seenIn } from "./check-connection.ts";
import type { Examination } from "./examination.ts";
import { finding, listed, type Finding } from "./finding.ts";
import { secondsIn, type HostAnswer } from "./host-requests.ts";
import { type Probed } from "./shop-probes.ts";

/** Checks for how long caches may show a page, and that none hands one shopper's data or cookies to another. */
export async function checkCaches(examination: Examination, probed: Probed[]): Promise<Finding[]> {
  const shared = await sharedAnswers(examination, probed);
  return [
    ...checkTime(examination, shared),
    ...checkPersonal(probed),
    ...(await checkStoredAnswers(examination)),
    ...checkSetCookies(shared),
    ...checkVary(shared),
  ];
}

interface SharedAnswer {
  path: string;
  answer: HostAnswer;
}

const fragmentPath = (name: string, site: string) => `/service/pageborder/${name}/${site}`;

/** Returns the answers that are the same for every shopper: the page, fragments, files, calls that are cached. */
async function sharedAnswers(examination: Examination, probed: Probed[]): Promise<SharedAnswer[]> {
  const { url, page, base, sites, ask } = examination;
  const [file] = filesIn(page.body);
  const addresses = [
    ...["header", "footer"].map((name) => base + fragmentPath(name, sites[0] ?? firstSite)),
    ...(file ? [new URL(file, url).href] : []),
  ];
  const asked = await Promise.all(
    addresses.map(async (address) => ({
      path: new URL(address).pathname,
      answer: await ask(address),
    })),
  );
  const called = probed
    .filter(({ isCall, isPersonal, reachesShop }) => isCall && !isPersonal && reachesShop)
    .map(({ name, answer: response }) => ({ path: name, answer: response }));
  return [{ path: url.pathname, answer: page }, ...asked, ...called].filter(
    (each): each is SharedAnswer => each.answer !== undefined,
  );
}

function checkTime({ page, sites }: Examination, shared: SharedAnswer[]): Finding[] {
  const fragment = shared.find(({ path }) =>
    path.endsWith(fragmentPath("header", sites[0] ?? firstSite)),
  );
  const allowed =
    fragment?.answer.status === 200 ? freshSeconds(fragment.answer.headers) : undefined;
  const seconds = Math.max(
    freshSeconds(page.headers),
    ...["cdn-cache-control", "surrogate-control"].map((name) =>
      secondsIn(page.headers.get(name), "max-age", "stale-while-revalidate"),
    ),
  );
  if (allowed === undefined || seconds <= allowed) return [];
  return [
    finding(
      `Caches may show the page for ${seconds} s, but its border only for ${allowed} s: an ended promotion stays.`,
      "Give the page no longer Cache-Control than the fragments.",
    ),
  ];
}

function checkPersonal(probed: Probed[]): Finding[] {
  const stored = probed.flatMap(({ isPersonal, reachesShop, name, answer: response, method }) => {
    if (!isPersonal || !reachesShop || !response || method !== "GET") return [];
    const control = response.headers.get("cache-control");
    if (control === null) return [`${name} has no Cache-Control`];
    const mayStore = isShared(response.headers) || freshSeconds(response.headers) > 0;
    if (mayStore) return [`${name} has Cache-Control: ${control}`];
    const age = Number(response.headers.get("age") ?? 0);
    return age > 0 ? [`${name} comes from a cache, ${age} s old`] : [];
  });
  return stored.length === 0
    ? []
    : [
        finding(
          `Caches may hand one shopper's cart and data to others: ${listed(stored, 2)}.`,
          "Pass on the shop's Cache-Control unchanged, and cache none of its answers that say no-store.",
        ),
      ];
}

/** Asks the same address as two shoppers: a cache that ignores `Cache-Control` answers the second with what the first got. */
async function checkStoredAnswers({ ask, base }: Examination): Promise<Finding[]> {
  const address = `${base}${connectionPath}?asked=twice`;
  const first = seenIn(await ask(address, { headers: { cookie: doctorCookie } }));
  const second = seenIn(await ask(address));
  return first?.hasCookie && second?.hasCookie
    ? [
        finding(
          "A cache of the host answers a shopper with what another one got, although the shop says no-store.",
          "Cache no answer of the shop against its Cache-Control, and none to a request with cookies.",
        ),
      ]
    : [];
}

function checkSetCookies(shared: SharedAnswer[]): Finding[] {
  const found = shared.filter(
    ({ answer: response }) => response.cookies.length > 0 && isShared(response.headers),
  );
  return found.length === 0
    ? []
    : [
        finding(
          `${listed(found.map(({ path }) => path))} may be stored by caches with a Set-Cookie: one shopper's cookie is handed to all.`,
          "Set no cookie in an answer that caches may store, or send it with Cache-Control: private.",
        ),
      ];
}

/** Calls whose answer depends on the site that a header names. */
const bySite = ["/jsonflyoutnavigation", "/service/themeworld-frontend/api/themeworlds/navigation"];

function checkVary(shared: SharedAnswer[]): Finding[] {
  const lacking = (name: string, { answer: response }: SharedAnswer) =>
    isShared(response.headers) &&
    !new RegExp(`\\*|(?:^|[\\s,])${name}(?:$|[\\s,])`, "i").test(
      response.headers.get("vary") ?? "",
    );
  const unencoded = shared.filter(
    (each) => each.answer.headers.has("content-encoding") && lacking("accept-encoding", each),
  );
  const siteless = shared.filter(
    (each) => bySite.includes(each.path) && lacking("x-hunter-site", each),
  );
  const found = [...new Set([...unencoded, ...siteless])];
  return found.length === 0
    ? []
    : [
        finding(
          `${listed(found.map(({ path }) => path))} may be stored by caches without the header Vary: they hand it to browsers that it is not for, such as ${siteless.length > 0 ? "those of another site" : "one that cannot read its compression"}.`,
          "Pass on the shop's Vary, and send Vary: Accept-Encoding with what the host compresses.",
        ),
      ];
}
