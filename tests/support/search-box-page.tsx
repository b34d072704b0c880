import { popularTermsPath, suggestionDetailsPath } from "../../border/border-paths.ts";
import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../border/client/styles/header.css";
import type {
  PopularTerms,
  SuggestionDetails,
  Suggestions,
} from "../../border/search/search-schema.ts";
import { searchBox } from "../../border/search/client/SearchBox.examples.tsx";
import { SearchBox } from "../../border/search/client/SearchBox.tsx";
import { quickAxe } from "./quick-axe.ts";

/** A page with the search box, whose requests the test answers, for browser tests. */

export let root: Root;
/** Pending requests, by requested text. */
export let asked: Map<string, (suggestions: Suggestions) => void>;
let popular: PopularTerms;
/** Sets the popular terms in the shop's response. */
export const setPopular = (terms: PopularTerms) => {
  popular = terms;
};
let details: SuggestionDetails;
/** Sets the prices in the shop's response. */
export const setDetails = (next: SuggestionDetails) => {
  details = next;
};
export const navigate = vi.fn<(url: string) => void>();

export const attribution = {
  choose: vi.fn<(productId: string, text: string) => void>(),
  forget: vi.fn<() => void>(),
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  asked = new Map();
  popular = { searchTerms: [] };
  details = { offers: [], productCount: 0 };
  navigate.mockReset();
  attribution.choose.mockClear();
  attribution.forget.mockClear();
  localStorage.clear();
  // Recent searches are stored only with consent to comfort functions.
  document.cookie = "OptanonAlertBoxClosed=2026-11-01";
  document.cookie = "OptanonConsent=groups=C0003%3A1";
  vi.stubGlobal("kontor", { router: { navigate } });
  vi.stubGlobal("fetch", (url: string) => {
    if (url.startsWith(popularTermsPath)) return Promise.resolve(Response.json(popular));
    if (url.startsWith(suggestionDetailsPath)) return Promise.resolve(Response.json(details));
    const text = new URL(url, location.href).searchParams.get("q") ?? "";
    return new Promise<Response>((response) =>
      asked.set(text, (suggestions) => response(Response.json(suggestions))),
    );
  });
  const container = document.body.appendChild(document.createElement("main"));
  container.dataset.kontor = "header";
  root = createRoot(container);
});

afterEach(() => {
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"])
    document.cookie = `${name}=; max-age=0`;
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

export const input = page.getByRole("combobox");
export const options = page.getByRole("option");

/** Answers the request for a text as soon as the box has sent it. */
export async function response(text: string, suggestions: Suggestions) {
  await expect.poll(() => asked.has(text)).toBe(true);
  asked.get(text)!(suggestions);
}

export async function type(text: string, suggestions: Suggestions) {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await userEvent.keyboard(text);
  await response(text, suggestions);
  await expect
    .poll(() => options.elements().length)
    .toBe(suggestions.searchTerms.length + suggestions.products.length);
}

export async function violations() {
  const { violations: found } = await axe.run(document.body, {
    ...quickAxe,
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
