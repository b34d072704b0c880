import { connectionPath } from "../../border-paths.ts";
import type { Examination } from "./examination.ts";
import { finding, listed, note, type Finding } from "./finding.ts";
import { redirectOf } from "./redirects.ts";
import { shopHeader, type Probed } from "./shop-probes.ts";

/** Checks that each address of the border leads to the shop. Those that a host answers in the same way are one finding. */
export function checkPaths({ base, allowed }: Examination, probed: Probed[]): Finding[] {
  if (hasLostHeader(probed))
    return [
      note(
        `The shop's header ${shopHeader} does not arrive, so it is not checked which addresses lead to the shop.`,
        "Pass on all headers of the shop, or update it.",
      ),
    ];
  const failed = probed.filter(
    ({ reachesShop, name, address }) => !reachesShop && !allowed.includes(name, address),
  );
  const said = (probe: Probed) => answerOf(probe, base);
  return [...new Set(failed.map(said))].map((response) =>
    findingOf(
      response,
      failed.filter((probe) => said(probe) === response),
      probed,
    ),
  );
}

/** Reports whether the shop answers, but a header by which its answers are recognised is lost. */
const hasLostHeader = (probed: Probed[]) =>
  !probed.some(({ reachesShop }) => reachesShop) &&
  probed.some(
    ({ name, answer: response }) =>
      name === connectionPath && response?.body.includes('"contract":') === true,
  );

/** Says what a host does with a request that does not reach the shop. */
function answerOf({ answer: response, address }: Probed, base: string): string {
  if (!response) return "answers nothing";
  const location = response.headers.get("location");
  if (location) return `redirects to ${redirectOf(new URL(base + address), location)}`;
  const isPage = response.status === 200 && /html/.test(response.headers.get("content-type") ?? "");
  return `answers ${response.status}${isPage ? " with a page of its own" : ""}`;
}

function findingOf(response: string, failed: Probed[], all: Probed[]): Finding {
  const remedy = remedyFor(response, failed);
  if (failed.length === all.length)
    return finding(`No address of the shop leads to it: the host ${response}.`, remedy);
  const writes = failed.filter(({ method }) => method !== "GET");
  if (writes.length === failed.length) {
    const methods = [...new Set(writes.map(({ method }) => method))];
    const isGeneral = methods.every((method) =>
      all.every((probe) => probe.method !== method || failed.includes(probe)),
    );
    if (isGeneral)
      return finding(
        `${listed(methods)} ${methods.length > 1 ? "do" : "does"} not reach the shop: the host ${response}.`,
        "Pass on every method, with its body: the cart is changed by PUT, forms are sent by POST.",
      );
  }
  const names = namesOf(failed, all);
  return finding(
    `${listed(names)} ${names.length > 1 ? "do" : "does"} not lead to the shop: the host ${response}.`,
    remedy,
  );
}

function remedyFor(response: string, failed: Probed[]): string {
  if (response.startsWith("redirects"))
    return "Pass on these addresses as they are, without a redirect. Where one is the host's own on purpose, name it by --allow.";
  if (/ 40[13]/.test(response))
    return "Let the shop's addresses, and each of their methods, through the host's login or firewall.";
  if (response.includes("429")) return "Let the shop limit requests to its own addresses.";
  if (/ 5\d\d|nothing/.test(response))
    return "Look into the host's log: is the address of the shop right, and does the shop answer there?";
  const [{ address }] = failed as [Probed];
  return `Pass them on as in paths.json (border.proxy(), or the recipe of your server), before routes of the host, with the shop's own errors. Where one is the host's own on purpose: --allow ${failed.length === 1 ? address.split("?")[0] : "/path"}.`;
}

/**
 * Returns short names of what has failed: "/service/cart/*" where nothing below it has reached the shop, and "PUT /service/cart/api/cart"
 * where other methods have.
 */
function namesOf(failed: Probed[], all: Probed[]): string[] {
  const hasFailed = (probe: Probed) => failed.includes(probe);
  const names = failed.map((probe) => {
    const { name, method } = probe;
    const patterns = [...prefixesOf(name)].map((prefix) => `${prefix}*`);
    const whole = patterns.find((pattern) => {
      const below = all.filter((other) => other.name.startsWith(pattern.slice(0, -1)));
      const places = new Set(below.map((other) => other.name));
      return (places.size > 1 || pattern === name) && below.every(hasFailed);
    });
    if (whole) return whole;
    const isOnly = all.filter((other) => other.name === name).every(hasFailed);
    return isOnly ? name : `${method} ${name}`;
  });
  return [...new Set(names)];
}

/** Returns the folders of a path, the highest first: "/service/", "/service/cart/". */
function* prefixesOf(name: string) {
  for (let end = name.indexOf("/", 1); end > 0; end = name.indexOf("/", end + 1))
    yield name.slice(0, end + 1);
}
