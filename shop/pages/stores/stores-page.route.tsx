import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { storesPath } from "../../../border/border-paths.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { typedLine } from "../../../platform/shared/texts/typed-text.ts";
import {
  sendSharedPage,
  type Page,
  type PageFrame,
} from "../../../storefront/pages/render-page.server.tsx";
import { myStorePath, storePagesPath, storeSearchPath } from "../../shop-paths.ts";
import { keptStoreCookie, keptStoreDays, myStoreIn, myStoreValue } from "../../stores/my-store.ts";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import type { Stores } from "../../stores/server/stores.ts";
import { storeName } from "../../stores/store-address.ts";
import { maxStoreQuery } from "../../stores/stores-contract.ts";
import {
  createPersonalPages,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { storeStockId } from "../product/StoreStock.tsx";
import { createStorePages } from "./store-pages.server.tsx";

export interface StoresPagesOptions extends PersonalPagesOptions {
  /** Its cache keeps the many pages of searches apart from the others. */
  searchFrame: PageFrame;
  catalogue: Pick<Catalogue, "pictures">;
  stores: Pick<Stores, "find" | "list">;
}

/** The store finder, a page for each store, and the shopper's own store. */
export const storesPages: PageRoutes = { shared: sharedStoreRoutes, personal: myStoreRoutes };

/** Milliseconds for which the page of a store that closed for good says so. Afterwards it is gone. */
const saysClosedFor = 365 * 86_400_000;

function sharedStoreRoutes(app: FastifyInstance, options: StoresPagesOptions) {
  const { frame, searchFrame, stores, requests } = options;
  const { finderPage, storePage } = createStorePages(options);

  app.get(storesPath, { schema: { summary: "Stores", tags: ["pages"] } }, (request, reply) =>
    sendFinder(request, reply, ""),
  );

  app.get<{ Querystring: { query?: string } }>(
    storeSearchPath,
    {
      schema: {
        summary: "Stores by town, postal code or name",
        tags: ["pages"],
        querystring: Type.Object(
          { query: Type.Optional(Type.Unsafe<string>({ description: "What is searched for" })) },
          { additionalProperties: true },
        ),
      },
    },
    (request, reply) => sendFinder(request, reply, queryIn(request.query.query)),
  );

  app.get<{ Params: { id: string } }>(
    `${storePagesPath}/:id`,
    {
      schema: {
        summary: "A store",
        tags: ["pages"],
        params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
      },
    },
    async (request, reply) => {
      const content = requests.contentOf(request);
      const { id } = request.params;
      const viewpoint = requests.viewpointOf(request);
      const { closes } = (await stores.find(viewpoint, id)) ?? {};
      if (closes && viewpoint.now.getTime() - closes.getTime() > saysClosedFor)
        throw Object.assign(new Error(`The store ${id} is closed.`), { statusCode: 410 });
      return sendSharedPage(request, reply, frame, content, `store ${id}`, async (at) => {
        const store = await stores.find(at, id);
        return store && storePage(content, at, store);
      });
    },
  );

  async function sendFinder(request: FastifyRequest, reply: FastifyReply, query: string) {
    const content = requests.contentOf(request);
    const key = `stores ${query}`;
    return sendSharedPage(request, reply, query ? searchFrame : frame, content, key, async (at) =>
      finderPage(content, at, query),
    );
  }
}

/** Above the size of the longest id. */
const maxFormBytes = 4_096;

function myStoreRoutes(app: FastifyInstance, options: StoresPagesOptions) {
  const { stores, requests } = options;
  const { storePage } = createStorePages(options);
  const sendPage = createPersonalPages(options)((_content, page: Page) => page);
  acceptForms(app, maxFormBytes);

  app.get(
    myStorePath,
    { schema: { summary: "The shopper's own store", tags: ["pages"] } },
    async (request, reply) => {
      const at = requests.presentOf(request);
      const mine = await listed(request, myStoreIn(request.headers.cookie)?.id);
      if (!mine) return reply.redirect(storesPath, 303);
      return sendPage(request, reply, await storePage(requests.contentOf(request), at, mine, true));
    },
  );

  app.post(
    myStorePath,
    {
      schema: formSchema(
        "Choose one's own store: store, its id; empty to forget it; back, the product's page that it was chosen on",
      ),
    },
    async (request, reply) => {
      if (requests.isForeignWrite(request)) return refuseForeignWrite(reply);
      const store = await listed(request, formOf(request).store);
      const cookie = { path: "/", sameSite: "lax", secure: requests.isSecure(request) } as const;
      if (!store) {
        for (const name of [myStoreCookie, keptStoreCookie]) reply.clearCookie(name, cookie);
        return reply.redirect(storesPath, 303);
      }
      const { site } = requests.contentOf(request);
      const value = myStoreValue({ id: store.id, name: storeName(store, site) });
      reply.setCookie(myStoreCookie, value, cookie);
      if (allows("functional", request.headers.cookie))
        reply.setCookie(keptStoreCookie, value, { ...cookie, maxAge: keptStoreDays * 86_400 });
      return reply.redirect(productPageIn(formOf(request).back) ?? myStorePath, 303);
    },
  );

  const listed = async (request: FastifyRequest, id: string | undefined) =>
    (await stores.list(requests.presentOf(request))).find((store) => store.id === id);
}

/** Returns the page of a product, with what its stores have; undefined for any other address. */
const productPageIn = (address = "") =>
  /^\/[\w%-]+-p\d+\.html$/.test(address) ? `${address}#${storeStockId}` : undefined;

/** Returns what was typed, without what no store is found by; nothing for a parameter that is given twice. */
const queryIn = (query: unknown): string =>
  typeof query === "string" ? typedLine(query).slice(0, maxStoreQuery) : "";
