import { basename } from "node:path";
import { renderedFrom, withHeaders, type Rendered } from "../caching/rendered.ts";
import { assetHeaders, type Assets } from "./assets.ts";

/** Style sheets change under their names, so that no page has to be rendered again: browsers ask each time whether they did. */
const uncached = { "cache-control": "no-cache" };

/** Returns assets for development, whose style sheets can be replaced while pages refer to them. */
export function withReplaceableSheets(assets: Assets): {
  assets: Assets;
  /** Takes CSS by the name of its sheet, such as "header.css". */
  replaceSheets(sheets: Record<string, string>): void;
} {
  const sheets = new Map<string, Rendered>();
  const get = (file: string) => {
    const asset = sheets.get(file) ?? assets.get(file);
    return asset && file.endsWith(".css") ? withHeaders(asset, uncached) : asset;
  };
  return {
    assets: { ...assets, get },
    replaceSheets(changed) {
      for (const [name, css] of Object.entries(changed)) {
        const file = basename(assets.url(name));
        sheets.set(file, renderedFrom(css, assetHeaders(file)!));
      }
    },
  };
}
