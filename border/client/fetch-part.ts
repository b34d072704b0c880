import { fetchPage } from "../../platform/client/fetch-page.ts";
import { findAll } from "../../platform/client/trees.ts";

/** Milliseconds that a shopper waits for a part that shows nothing. */
const patience = 5_000;

/** Requests the page again, and returns the content of an island in it. Rejects when the page has no such island any more. */
export async function fetchPart(container: Element): Promise<Iterable<Node>> {
  const island = container.closest<HTMLElement>("[data-island]");
  const selector = `[data-island="${island?.dataset.island}"]`;
  const position = findAll(selector).indexOf(island!);
  const { page } = await fetchPage(location.href, AbortSignal.timeout(patience));
  // The parser leaves shadow roots of the strict form in their templates.
  const trees = [...[...page.querySelectorAll("template")].map(({ content }) => content), page];
  const found = trees.flatMap((tree) => [...tree.querySelectorAll(selector)])[position];
  if (!found) throw new Error(`${location.pathname} has no ${selector}`);
  return document.importNode(found.firstElementChild!, true).childNodes;
}
