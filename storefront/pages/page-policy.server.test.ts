import { expect, test } from "vitest";
import { pageHeaders } from "../../platform/http/responses/security-headers.ts";
import { siteOrigins } from "../server/site-origins.ts";
import { design } from "../../shop/brand.ts";
import { brandTheme } from "../../platform/shared/brand/brand-theme.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { renderDocument, type Page } from "./render-page.server.tsx";

const part = { html: "", freshness: "fresh" as const, reads: new Set<never>(), freshUntil: 0 };

/** Returns the headers of a document with a page. */
async function headersOf(more: Partial<Page>) {
  const { headers } = await renderDocument(
    allSites.DE,
    {
      head: { title: "Stores", description: "", path: "/stores" },
      type: "content",
      body: null,
      ...more,
    },
    {
      fragments: { inPage: async () => part },
      assets: { url: (name: string) => name },
      scripts: [],
      origins: siteOrigins(Object.keys(allSites), {}, 3000),
      sites: allSites,
      design,
      theme: brandTheme(design.colours),
      consentProviders: {},
    } as unknown as Parameters<typeof renderDocument>[2],
  );
  return headers;
}

test("a document has the headers of every page, and those that its page's policy asks for", async () => {
  expect(await headersOf({})).toMatchObject(pageHeaders());
  const policy = { sources: { "img-src": ["https://tiles.example"] } };
  expect(await headersOf({ policy })).toMatchObject(pageHeaders(policy));
  expect(await headersOf({ policy })).not.toMatchObject(pageHeaders());
});
