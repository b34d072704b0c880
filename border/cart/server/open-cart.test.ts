import { expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { StoredEntry } from "./cart-entries.ts";
import type { StoredCart } from "./cart-repository.ts";
import { createOpener, type CartCatalogue } from "./open-cart.ts";

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const guest = { secret: "of a browser" };

const entry = (tcm: string): StoredEntry => ({
  kind: "article",
  entry_key: tcm,
  product_id: tcm.slice(0, 6),
  tcm,
  quantity: 1,
  interval_weeks: null,
});
const cartWith = (...tcms: string[]): StoredCart => ({
  id: "a cart",
  revision: 1,
  entries: tcms.map(entry),
  usedFor: null,
});

/** Opens a cart of which another one may be known, and returns the articles whose offers were read, in the order of the reads. */
async function open({ known, stored }: { known?: StoredCart; stored: StoredCart }) {
  const events: string[] = [];
  const offers = vi.fn<CartCatalogue["offers"]>(async (_, tcms) => {
    events.push(`offers of ${tcms.join(", ")}`);
    return new Map(tcms.map((tcm) => [tcm, { tcm, price: 499, was: null, stock: 9 }]));
  });
  const openCart = createOpener({
    repository: {
      read: async () => {
        // Reads that run beside the cart's begin before it is returned.
        await new Promise(setImmediate);
        events.push("cart");
        return [stored];
      },
      lastKnown: () => known,
    },
    catalogue: {
      offers,
      articlesOf: async () => [],
      articleFacts: async (_, tcms) => new Map(tcms.map((tcm) => [tcm, { tcm } as never])),
    },
    extras: {
      at: async () => ({
        campaigns: [{ id: "gift", tcm: "900", minimum: 5_000 }],
        vouchers: [],
        partnerProducts: [],
      }),
    },
    personalVouchers: { withCodes: async () => [] },
  });
  const { situation } = await openCart(guest, at);
  return { events, articles: [...situation.articles.keys()] };
}

test("offers of a known cart are read beside it, with those of campaigns", async () => {
  const { events, articles } = await open({ known: cartWith("100"), stored: cartWith("100") });
  expect(events).toEqual(["offers of 100, 900", "cart"]);
  expect(articles).toEqual(["100", "900"]);
});

test("a known cart that has lost an article needs no further read, one that has a new article does", async () => {
  const less = await open({ known: cartWith("100", "101"), stored: cartWith("101") });
  expect(less.events).toEqual(["offers of 100, 101, 900", "cart"]);
  const more = await open({ known: cartWith("100"), stored: cartWith("100", "102") });
  expect(more.events).toEqual(["offers of 100, 900", "cart", "offers of 100, 102, 900"]);
  expect(more.articles).toEqual(["100", "102", "900"]);
});

test("offers of a cart that is not known are read after it", async () => {
  const { events } = await open({ stored: cartWith("100") });
  expect(events).toEqual(["cart", "offers of 100, 900"]);
});
