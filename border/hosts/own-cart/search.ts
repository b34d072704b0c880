import { products } from "./catalogue.ts";

/** Suggestions of another search, in the form of docs/border-calls.md. */
export function suggestionsFor(text: string) {
  const wanted = text.trim().toLowerCase();
  const found = products.filter(({ title }) => title.toLowerCase().includes(wanted));
  return {
    searchTerms: found.map(({ title }) => ({ searchterm: title.toLowerCase() })),
    products: found.map(({ number, title, page, picture }) => ({
      id: number,
      title,
      imageProductThumb: picture,
      productViewUrl: page,
      webshopProductDimensionKey: "",
    })),
    pages: [{ title: "Teekannen richtig pflegen", url: "https://catalogue.example/pflege" }],
  };
}
