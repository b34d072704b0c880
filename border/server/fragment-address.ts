import { fragmentsPath } from "../border-paths.ts";
import { isPlatform, platforms, type Platform } from "../../platform/shared/platform.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { footerOptions } from "../footer/footer-contract.ts";
import { headerOptions } from "../header/header-contract.ts";

export type FragmentName = "header" | "footer";

export interface FragmentKey {
  name: FragmentName;
  site: SiteCode;
  platform?: Platform;
  options: string[];
}

/**
 * Options of both fragments. With `noassets` the host includes the assets itself, except for the style sheets of a shadow root; with
 * `shadow` the fragment is in one (docs/decisions/039-strict-form.md); with `absolute` all addresses name the shop's origin, for a
 * host on another origin of the same site.
 */
const commonOptions = ["noassets", "shadow", "absolute"] as const;

export const fragmentOptions: Record<FragmentName, readonly string[]> = {
  header: [...headerOptions, ...commonOptions],
  footer: [...footerOptions, ...commonOptions],
};

export const withoutAssets = (key: FragmentKey): FragmentKey => ({
  ...key,
  options: [...key.options, "noassets"],
});

/** Whether a fragment is in a shadow root. */
export const isStrict = ({ options }: Pick<FragmentKey, "options">) => options.includes("shadow");

/** Returns the style sheet that the page of a fragment has, besides that of a shadow root. */
export const pageSheet = (key: FragmentKey) =>
  isStrict(key) ? "shadow-page.css" : `${key.name}.css`;

/** Returns the canonical address of a fragment: its options sorted and unique. */
export function fragmentAddress({ name, site, platform, options }: FragmentKey): string {
  const sorted = [...new Set(options)].sort().join(",");
  return [fragmentsPath, name, site, platform, sorted].filter(Boolean).join("/");
}

export interface FragmentParams {
  site: string;
  platform?: string;
  options?: string;
}

/**
 * Returns the fragment that the parts of an address name, or the reason why there is none. Options follow the platform, or the
 * site when no platform is named.
 */
export function fragmentFrom(
  name: FragmentName,
  { site, platform, options }: Partial<FragmentParams>,
  codeOr: (site?: string) => SiteCode,
): FragmentKey | { reason: string } {
  const isKnown = (option: string) => fragmentOptions[name].includes(option);
  if (options === undefined && platform && listed(platform).every(isKnown))
    return fragmentFrom(name, { site, options: platform }, codeOr);
  if ((platform !== undefined && !isPlatform(platform)) || !listed(options).every(isKnown))
    return { reason: allowedParts(name) };
  return { name, site: codeOr(site), platform, options: listed(options) };
}

const allowedParts = (name: FragmentName) =>
  `unknown platform or option; platforms are ${platforms.join(", ")}; options of the ${name} are ${fragmentOptions[name].join(", ")}`;

const listed = (options = "") => options.split(",").filter(Boolean);
