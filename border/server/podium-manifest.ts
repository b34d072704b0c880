import { hash } from "node:crypto";
import { posix } from "node:path";
import type { Assets } from "../../platform/http/responses/assets.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { siteIn, type BorderSites } from "../border-site.ts";
import { textFonts } from "./fonts.ts";
import {
  fragmentAddress,
  isStrict,
  pageSheet,
  withoutAssets,
  type FragmentKey,
} from "./fragment-address.ts";

/** Header of a fragment with the version of its manifest: @podium/client reads the manifest again when they differ. */
export const podletVersionHeader = "podlet-version";

/** Returns the release of the border: it changes with any of the border's files. */
export const borderRelease = ({ border }: Pick<Assets, "border">) =>
  hash("sha256", JSON.stringify(border), "base64url").slice(0, 12);

interface ManifestSettings {
  assets: Assets;
  origins: Record<SiteCode, string>;
  sites: BorderSites;
  design: Pick<Design, "fonts">;
}

/**
 * Returns the manifest of a fragment for Podium, which is read at `path`. The content's address is relative to it, so that a layout
 * gets both from the address that it registered; styles and script have the addresses that browsers use. Podium does not remove
 * duplicates, so the script is the header's alone, and so is the page's style sheet of the strict form. The fragment is its own
 * fallback: Podium shows the copy that it fetched with the manifest while the fragment fails.
 */
export function podiumManifest(
  key: FragmentKey,
  path: string,
  { assets, origins, sites, design }: ManifestSettings,
) {
  const { name, site } = key;
  const content = posix.relative(posix.dirname(path), fragmentAddress(withoutAssets(key)));
  const address = (file: string) => origins[site] + assets.url(file);
  const isHeader = name === "header";
  const fonts = isHeader ? textFonts(design.fonts, siteIn(sites, site).site) : [];
  return {
    name: `kontor-${name}`,
    version: borderRelease(assets),
    content,
    fallback: content,
    css: [
      ...fonts.map((font) => ({
        value: address(font),
        type: "font/woff2",
        rel: "preload",
        as: "font",
        crossorigin: "anonymous",
      })),
      ...(isHeader || !isStrict(key)
        ? [{ value: address(pageSheet(key)), type: "text/css", rel: "stylesheet" }]
        : []),
    ],
    js: isHeader ? [{ value: address("boot.js"), type: "module" }] : [],
    proxy: {},
  };
}
