import type { FeedText } from "../../../commerce/product-feed.ts";
import { languages } from "../../../shop/sites/site-codes.ts";

/** Returns texts as translations of Vendure, one for each language. */
export const translated = (texts: Record<string, FeedText>) =>
  languages.map((languageCode) => ({
    languageCode,
    ...Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [
        field,
        typeof text === "string" ? text : (text[languageCode] ?? ""),
      ]),
    ),
  }));
