import { addAbortSignal } from "node:stream";
import type Layout from "@podium/layout";
import type { PodiumClientResource, PodletManifest } from "@podium/layout";
import { borderSettings, type BorderSettings } from "../core/border-settings.ts";
import { checkSettings, listFrom, oneOf, type SettingRules } from "../core/check-settings.ts";
import {
  firstSite,
  allOptions,
  fragmentPath,
  partPlatforms,
  type BorderPartName,
  type FragmentChoice,
} from "../core/fragment-options.ts";
import { lastGood, type HostFragment } from "../core/last-good.ts";
import { limitedText } from "../core/limited-text.ts";
import { announcedIn } from "../core/load-fragment.ts";
import { refuseOtherSite } from "../core/other-site.ts";
import { previewsOf } from "../core/previews.ts";
import { once, safely, warnOfProblem } from "../core/problems.ts";
import { previewOf, type PageRequest } from "../core/preview-cookie.ts";
import { shopAddress } from "../core/shop-address.ts";
import { isWhole } from "../core/whole-fragment.ts";

/** A fragment with the assets that Podium places in the page. */
export interface BorderPodlet extends HostFragment, Pick<PodletManifest, "css" | "js"> {}

type Incoming = Parameters<PodiumClientResource["fetch"]>[0];

export interface PodiumBorder {
  /**
   * Returns header and footer for a page: HTML, the podlets for `incoming.podlets`, and headers for the response. Never rejects; a
   * part is "" when there is none to show.
   */
  get(
    request: PageRequest,
    incoming: Incoming,
  ): Promise<{
    header: string;
    footer: string;
    podlets: BorderPodlet[];
    headers: Record<string, string>;
  }>;
}

type PodiumSettings = Omit<BorderSettings, "store" | "fallback"> & FragmentChoice;

const { shop, site, timeout, onProblem } = borderSettings;
const podiumSettings: SettingRules<PodiumSettings> = {
  shop,
  site,
  timeout,
  onProblem,
  options: listFrom(allOptions),
  platform: oneOf(partPlatforms),
};

/**
 * Registers header and footer in a Podium layout. Podium alone waits for a body without end, and answers a failure with the
 * manifest's fallback, which is older than the last good fragment. Throws for settings that it cannot work with.
 */
export function connectPodium(layout: Layout, settings: PodiumSettings): PodiumBorder {
  checkSettings("connectPodium", settings, podiumSettings);
  const {
    shop,
    site = firstSite,
    timeout = 2_000,
    onProblem = warnOfProblem,
    ...choice
  } = settings;
  const report = safely(onProblem);
  const announce = once(report);
  const preview = previewsOf(report);

  function register(name: BorderPartName) {
    const podlet = layout.client.register({
      name,
      uri: `${shopAddress(shop)}/service/pageborder/${fragmentPath(name, site, choice)}/manifest.json`,
    });
    const cached = lastGood<BorderPodlet>({ onProblem: report });
    return async (incoming: Incoming, cookie?: string) => {
      const load = (headers = {}) =>
        loadPodlet(podlet, incoming, { site, timeout, headers, announce });
      const previewed = cookie && (await preview(() => load({ cookie })));
      if (previewed) return previewed;
      return (await cached(() => load()))?.fragment;
    };
  }
  const [header, footer] = [register("header"), register("footer")];
  return {
    async get(request, incoming) {
      const cookie = previewOf(request);
      const parts = await Promise.all([header(incoming, cookie), footer(incoming, cookie)]);
      const [top = "", bottom = ""] = parts.map((part) => part?.html);
      const responseHeaders: Record<string, string> = cookie ? { "cache-control": "no-store" } : {};
      return {
        header: top,
        footer: bottom,
        podlets: parts.filter((part) => part !== undefined),
        headers: responseHeaders,
      };
    },
  };
}

interface PodletRequest {
  site: string;
  timeout: number;
  headers: Record<string, string>;
  announce(message: string): void;
}

/** Fetches a podlet with its manifest. Rejects for everything but complete content within the time limit. */
async function loadPodlet(
  podlet: PodiumClientResource,
  incoming: Incoming,
  { site, timeout, headers, announce }: PodletRequest,
): Promise<BorderPodlet> {
  const stream = podlet.stream(incoming, { headers });
  const html = await limitedText(addAbortSignal(AbortSignal.timeout(timeout), stream));
  if (stream.isFallback || !isWhole(html)) throw new Error(`${podlet.uri} has no content`);
  const { css, js } = stream;
  const answered: Record<string, string | undefined> = stream.headers;
  refuseOtherSite(html, { site, address: podlet.uri, reason: answered["x-kontor-reason"] });
  for (const message of announcedIn((name) => answered[name])) announce(message);
  return {
    html,
    css,
    js,
    cacheControl: answered["cache-control"] ?? "",
    age: Number(answered.age ?? 0),
    isDegraded: answered["x-kontor-degraded"] !== undefined,
  };
}
