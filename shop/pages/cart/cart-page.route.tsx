import { cartPagePath } from "../../../border/border-paths.ts";
import { checkoutPath } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cartFormNames, changeIn, formFieldsOf } from "../../../border/cart/cart-form.ts";
import { entriesOf } from "../../../border/cart/client/cart-entries.ts";
import {
  CartChangeBody,
  type Cart,
  type CartChange,
  type CartChangeName,
} from "../../../border/cart/cart-schema.ts";
import type { SubscriptionNotes } from "../../../border/cart/client/subscription-notes.ts";
import type { RefusedChange } from "../../../border/cart/client/store/refusals.ts";
import { removedBy, type RemovedEntry } from "../../../border/cart/deleted-entries.ts";
import { setCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../../border/cart/server/carts.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import { renderDocument, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { PopularProducts, popularCount } from "../document/EmptyState.tsx";
import { CartPage } from "./CartPage.tsx";
import { PreviewedCart } from "./PreviewedCart.tsx";
import { createSubscriptionNotes } from "./subscription-notes.server.ts";
import { pageTitle } from "../document/page-title.ts";

export interface CartPageOptions {
  frame: PageFrame;
  staticPages: Pick<StaticPages, "get">;
  carts: CartService;
  catalogue: Pick<Catalogue, "popular">;
  /** Knows the owner of a request's cart. */
  visitors: Pick<Visitors, "cartOwnerOf">;
  requests: ShopRequests;
  orders: { checkouts: Pick<Orders["checkouts"], "of"> };
  subscriptions: Pick<Subscriptions, "days">;
}

/** The fields of each change, from the schema of the cart's endpoint. */
const changeFields = Object.entries(CartChangeBody.properties)
  .map(([name, { properties }]) => {
    const fields = Object.keys(properties).join(", ");
    return `${cartFormNames[name as CartChangeName]}: ${fields}`;
  })
  .join("; ");

/** The cart's page, personal and never cached. It also handles its own forms and those of product pages. */
export const cartPage: PageRoutes = { personal: cartPageRoute };

function cartPageRoute(app: FastifyInstance, options: CartPageOptions) {
  const { frame, staticPages, carts, catalogue, visitors, requests } = options;
  const notesOf = createSubscriptionNotes(options);
  acceptForms(app, 4_096);

  app.get(
    cartPagePath,
    {
      schema: {
        summary: "The cart's page",
        description:
          "With the fields of a change, as its form has them: what that would bring back is shown as removed.",
        tags: ["pages"],
      },
    },
    (request, reply) => send(request, reply, { restore: changeIn(queryOf(request)) }),
  );

  app.post(
    cartPagePath,
    {
      schema: formSchema(
        "A change by a form, for browsers without JavaScript",
        `\`change\` names the change (${cartFormNames.addArticle} when missing), sent with its fields; the quantity 0 removes. ${changeFields}.`,
      ),
    },
    async (request, reply) => {
      const change = changeIn(formOf(request));
      if (!change) return send(request, reply, { refusal: { error: "UNKNOWN" } }, 400);
      const [owner, at] = [await visitors.cartOwnerOf(request), requests.presentOf(request)];
      const removed = removedBy(await carts.read(owner, at), change);
      const result = await carts.change(owner, change, at, { ip: request.ip });
      if (result.changed) {
        if (result.secret) setCartCookie(reply, result.secret, requests.isSecure(request));
        const undo = removed ? `?${new URLSearchParams(formFieldsOf(removed.restore))}` : "";
        return reply.redirect(cartPagePath + undo, 303);
      }
      if (result.problem.error === "NOT_MODIFIED") return reply.redirect(cartPagePath, 303);
      return send(request, reply, { refusal: { ...result.problem, change } }, 409);
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { refusal, restore }: { refusal?: RefusedChange; restore?: CartChange },
    status = 200,
  ): Promise<string> {
    const content = requests.contentOf(request);
    const { site, texts } = content;
    let cart: Cart | undefined;
    let previewed: Cart | undefined;
    let removed: RemovedEntry | undefined;
    let subscribed: SubscriptionNotes | undefined;
    const priced = requests.viewpointOf(request);
    let popular: ProductCard[] = [];
    try {
      const [owner, at] = [await visitors.cartOwnerOf(request), requests.presentOf(request)];
      cart = await carts.read(owner, at);
      subscribed = await notesOf(cart, owner, at, texts);
      removed = restore && (await carts.restorable(owner, restore, at));
      const { goods, subscriptions } = entriesOf(cart, [], site.locale);
      if (!removed && goods.length + subscriptions.length === 0)
        popular = await catalogue.popular(priced, popularCount);
      if (priced.isPreview) previewed = await carts.read(owner, at, priced);
    } catch (error) {
      request.log.error(error);
      status = 503;
      reply.header("retry-after", "5");
    }
    const { html, headers } = await renderDocument(
      content,
      {
        type: "basket",
        head: {
          title: pageTitle(texts.cart.cart),
          description: texts.cart.cart,
          path: cartPagePath,
          isPrivate: true,
        },
        body: (
          <CartPage
            texts={texts.cart}
            site={{ locale: site.locale, currency: site.currency }}
            cart={cart}
            checkoutPath={checkoutPath}
            entryTexts={{
              perKilogram: texts.catalogue.perKilogram,
              perLitre: texts.catalogue.perLitre,
              lowestPrice: texts.catalogue.lowestPrice,
            }}
            guarantee={{
              text: texts.catalogue.guaranteeRights,
              url: staticPages.get(site.code, "guarantee").path,
            }}
            refusal={refusal}
            removed={removed}
            subscribed={subscribed}
            popular={<PopularProducts {...{ site, texts }} products={popular} />}
          >
            {cart && previewed && (
              <PreviewedCart site={site} present={cart} previewed={previewed} moment={priced.now} />
            )}
          </CartPage>
        ),
      },
      frame,
      { preview: request.preview },
    );
    reply.code(status).headers(headers);
    return html;
  }
}
