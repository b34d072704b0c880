import {
  fragmentsPath,
  cartApiPath,
  footerPersonalDataPath,
  personalDataPath,
  navigationPath,
  themeworldsPath,
  promotionPath,
  cacheKeyPath,
  suggestionsPath,
} from "../../border/border-paths.ts";
import { request } from "node:http";
import { pictureUrl } from "../../storefront/pictures/pictures-contract.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { elements } from "../support/html.ts";

interface Answer {
  status: number;
  type: string;
  location?: string;
  body: string;
}

/** Sends a GET request to a host, with the host name of one of the shops. */
function ask(origin: string, path: string, host: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(origin + path, { headers: { host, accept: "text/html" } }, (response) => {
    const parts: Buffer[] = [];
    response
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () =>
        resolve({
          status: response.statusCode!,
          type: String(response.headers["content-type"]),
          location: response.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      )
      .on("error", reject);
  })
    .on("error", reject)
    .end();
  return promise;
}

/** Returns header and footer, and the addresses that their scripts request. */
const calledBy = (site: ShopSiteCode) => [
  `${fragmentsPath}/header/${site}`,
  `${fragmentsPath}/footer/${site}`,
  `${navigationPath}?site=${site}`,
  `${themeworldsPath}?site=${site}`,
  `${suggestionsPath}?${new URLSearchParams({ q: "ka", site })}`,
  cacheKeyPath,
  `${promotionPath}/${promotionIds.benefits}`,
  personalDataPath,
  footerPersonalDataPath,
  cartApiPath,
];

/** Returns links, forms, styles, scripts and pictures of a page. */
function addressesInHtml(html: string): string[] {
  const values = (tag: string, attribute: string) =>
    elements(html, tag).flatMap(({ [attribute]: value }) => value ?? []);
  // Returns one size of each picture: the others come from the same place.
  const firstOfSet = (set: string) => set.trim().split(/[\s,]/)[0]!;
  return [
    ...values("a", "href"),
    ...values("link", "href"),
    ...values("script", "src"),
    ...values("img", "src"),
    ...values("source", "srcset").map(firstOfSet),
    ...elements(html, "form")
      .filter(({ method }) => method?.toLowerCase() !== "post")
      .flatMap(({ action }) => action ?? []),
  ];
}

/** Returns every text of a JSON response that is an address; adds a width to the address of a picture without one. */
function addressesInJson(value: unknown): string[] {
  if (typeof value === "string")
    return /^\/[a-z0-9]/.test(value)
      ? [value.replace(/^\/img\/[^/]+\/[^/]+$/, (base) => pictureUrl(base, 80, "webp"))]
      : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(addressesInJson) : [];
}

function addressesIn({ type, body }: Answer): string[] {
  if (type.includes("json")) return addressesInJson(JSON.parse(body));
  return type.includes("html") ? addressesInHtml(body) : [];
}

/**
 * Reports whether an address is a style, script, font or icon, which a page needs to look right. Its pictures come from the same
 * place as the border's.
 */
const isFile = (address: string) => /\/kontor\/|\.svg$/.test(address);

/**
 * Follows every address of a shop's border on a host: header and footer, the requests of their scripts, the addresses in all of
 * these, and the files of the pages that are reached. Returns the followed addresses, and those among them that are broken.
 */
export async function followBorder(
  origin: string,
  site: ShopSiteCode,
  host: string,
): Promise<{ followed: Set<string>; dead: string[] }> {
  const followed = new Set<string>();
  const dead: string[] = [];

  async function follow(addresses: string[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const address of addresses) {
      const { host: named, protocol, pathname, search } = new URL(address, `http://${host}`);
      const path = pathname + search;
      if (named !== host || protocol !== "http:" || followed.has(path)) continue;
      followed.add(path);
      const response = await ask(origin, path, host);
      if (response.status >= 400) dead.push(`${path}: ${response.status}`);
      answers.push(response);
      if (response.location) answers.push(...(await follow([response.location])));
    }
    return answers;
  }

  const called = await follow(calledBy(site));
  const reached = await follow(called.flatMap(addressesIn));
  await follow(reached.flatMap(addressesIn).filter(isFile));
  return { followed, dead };
}
