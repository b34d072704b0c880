import { connectionPath } from "../../border-paths.ts";
import calls from "../../hosts/calls.json" with { type: "json" };
import { shopPaths } from "../core/shop-paths.ts";
import type { Examination } from "./examination.ts";
import type { HostAnswer, HostRequest } from "./host-requests.ts";

/** Header of every answer of the shop, and of no page of a host. */
export const shopHeader = "kontor-contract";

/** A request by which the doctor sees whether an address leads to the shop. */
export interface Probe {
  method: string;
  /** The entry of `paths.json` or `calls.json`: "/img/*". */
  name: string;
  /** The address that is asked for it, with its query. */
  address: string;
  /** Whether the border calls it, and whether its answer belongs to one shopper. */
  isCall: boolean;
  isPersonal: boolean;
}

export interface Probed extends Probe {
  answer: HostAnswer | undefined;
  reachesShop: boolean;
}

/** Addresses without which the shop answers with an error, which some hosts replace. */
const queries: Record<string, string> = {
  "/search": "?query=a",
  "/jsonflyoutnavigation": "?site=DE",
  "/service/themeworld-frontend/api/themeworlds/navigation": "?site=DE",
  "/service/searchfrontend/api/suggestions": "?query=a",
};

/** Pages of one shopper. */
const personalPaths = ["/account", "/usermenu", "/checkout", "/orders"];

/** Returns an address for an entry of a list; for a pattern one that the shop does not have. */
function exampleOf(name: string): string {
  if (name.startsWith("^")) return "/kontor-doctor-p1.html";
  return name.replace("*", "kontor-doctor") + (queries[name] ?? "");
}

/** Every address that a host passes on, but for the home page, which may be the host's own, and every call with its methods. */
const probes: Probe[] = [
  ...shopPaths
    .filter(
      (name) =>
        name !== "/" &&
        !calls.some(({ path, methods }) => path === name && methods.includes("GET")),
    )
    .map((name) => ({
      name,
      method: "GET",
      isCall: false,
      isPersonal: personalPaths.includes(name),
    })),
  ...["GET", "POST", "PUT", "DELETE"].map((method) => ({
    name: connectionPath,
    method,
    isCall: false,
    isPersonal: true,
  })),
  ...calls.flatMap(({ path, methods, ...call }) =>
    methods.map((method) => ({
      name: path,
      method,
      isCall: true,
      isPersonal: !("isCached" in call),
    })),
  ),
].map((probe) => ({ ...probe, address: exampleOf(probe.name) }));

/**
 * A write that the shop refuses before it reads it: it comes from a page of another site, and says nothing. So it changes nothing for any
 * shopper, also where a host drops one of these headers.
 */
const refusedWrite: HostRequest = {
  headers: {
    origin: "https://doctor.invalid",
    "sec-fetch-site": "cross-site",
    "content-type": "application/json",
  },
  body: "{}",
};

/** Asks every address of the shop through the host, each method of a call. */
export const probeShop = ({ ask, base }: Examination): Promise<Probed[]> =>
  Promise.all(
    probes.map(async (probe) => {
      const { method, address } = probe;
      const response = await ask(base + address, {
        method,
        ...(method !== "GET" && refusedWrite),
      });
      return {
        ...probe,
        answer: response,
        reachesShop: response?.headers.has(shopHeader) ?? false,
      };
    }),
  );
