import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cartPagePath } from "../../../border/border-paths.ts";
import { subscriptionKey } from "../../../border/cart/cart-change.ts";
import { addedQuery, type AddedSubscription } from "../../../border/cart/added-subscription.ts";
import { changeErrorText } from "../../../border/cart/cart-rules.ts";
import { setCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../../border/cart/server/carts.ts";
import { admitWritesFirst } from "../../../platform/http/overload/admitted-routes.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  renderDocument,
  sendSharedPage,
  viewOf,
  type Page,
} from "../../../storefront/pages/render-page.server.tsx";
import { usualChoices } from "../../orders/subscription-choices.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { subscriptionFields as fields } from "./form-fields.ts";
import { formOfEntry, type EnteredSubscription } from "./subscription-form.server.ts";
import {
  createSubscriptionPages,
  type SentSubscription,
  type SubscriptionPagesOptions,
} from "./subscription-pages.server.tsx";

export interface SubscriptionPageRouteOptions extends SubscriptionPagesOptions {
  /** Pages of single coffees have a cache of their own, so that they do not evict others. */
  searchFrame: SubscriptionPagesOptions["frame"];
  carts: Pick<CartService, "change" | "read">;
  orders: { checkouts: Pick<Orders["checkouts"], "of" | "save"> };
  requests: ShopRequests;
  visitors: Pick<Visitors, "cartOwnerOf">;
}

/** Above the size of the longest valid form. */
const maxFormBytes = 16_384;

/** The page that sells coffee by subscription, and its form. All of it works without JavaScript. */
export const subscriptionPages: PageRoutes = {
  shared: sharedRoutes,
  personal: personalRoutes,
};

function sharedRoutes(app: FastifyInstance, options: SubscriptionPageRouteOptions) {
  const { frame, searchFrame, requests } = options;
  const { startPage, formPage } = createSubscriptionPages(options);

  app.get(
    subscriptionPaths.page,
    {
      schema: {
        summary: "Coffee by subscription; `product` is the chosen one, `tcm` its article",
        tags: ["pages"],
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { product, tcm } = queryOf(request);
      const values = {
        ...(product && /^[1-9]\d{0,8}$/.test(product) && { product }),
        ...(tcm && /^[\w-]{1,40}$/.test(tcm) && { tcm }),
      };
      if (!values.product)
        return sendSharedPage(request, reply, frame, content, "subscription", (at) =>
          startPage(content, at),
        );
      const key = `subscription ${values.product} ${values.tcm ?? ""}`;
      return sendSharedPage(
        request,
        reply,
        searchFrame,
        content,
        key,
        async (at) =>
          (await formPage(content, at, { values })) ?? { redirect: () => subscriptionPaths.page },
      );
    },
  );
}

function personalRoutes(app: FastifyInstance, options: SubscriptionPageRouteOptions) {
  const { carts, orders, requests, visitors, frame } = options;
  const pages = createSubscriptionPages(options);
  acceptForms(app, maxFormBytes);
  admitWritesFirst(app);

  app.get(
    subscriptionPaths.choices,
    {
      schema: { summary: "The choices for a subscription in the cart: entry", tags: ["pages"] },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const at = requests.presentOf(request);
      const owner = await visitors.cartOwnerOf(request);
      const id = queryOf(request)[fields.entry] ?? "";
      const cart = await carts.read(owner, at);
      const entry = cart.subscriptions.find((each) => each.subscriptionConfigurationId === id);
      if (!entry) return reply.redirect(cartPagePath, 303);
      const { subscriptions: all = {} } = await orders.checkouts.of(owner, at);
      const { tcm, quantity, intervalWeeks: weeks } = entry;
      const values = {
        ...formOfEntry({ tcm, quantity, weeks }, all[id] ?? usualChoices),
        [fields.product]: entry.productId,
        [fields.entry]: id,
      };
      return show(request, reply, { values });
    },
  );

  app.post(
    subscriptionPaths.page,
    {
      schema: formSchema(
        "Put a subscription into the cart: product, tcm, quantity, weeks, begin=now or later with day, soldOut=skip or alternative with other, gift=yes with deliveries, message and an address; entry: the one that it replaces; with show=yes only its price is shown",
      ),
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const values = formOf(request);
      const at = requests.presentOf(request);
      const found = await pages.read(at, values);
      if (!found) return reply.redirect(subscriptionPaths.page, 303);
      const { entered, product } = found;
      if (values[fields.show] !== undefined) return show(request, reply, { values });
      if (entered.problems.size > 0 || Object.keys(entered.address).length > 0)
        return show(request, reply.code(400), { values, isSent: true });
      const outcome = await put(request, reply, at, { entered, productId: String(product.number) });
      if ("notice" in outcome)
        return show(request, reply.code(409), { values, isSent: true, ...outcome });
      return reply.redirect(cartPagePath + addedQuery(outcome), 303);
    },
  );

  /** Puts a subscription into the cart, and stores its choices; returns how many pieces that added, or why not. */
  async function put(
    request: FastifyRequest,
    reply: FastifyReply,
    at: Viewpoint,
    { entered, productId }: { entered: EnteredSubscription; productId: string },
  ): Promise<AddedSubscription | { notice: string }> {
    const { tcm, quantity, weeks, choices } = entered;
    const before = formOf(request)[fields.entry];
    const id = subscriptionKey(tcm, weeks);
    let owner: OrderOwner = await visitors.cartOwnerOf(request);
    const { subscriptions } = await carts.read(owner, at);
    const replaced = subscriptions.filter(
      ({ subscriptionConfigurationId: each }) => each === id || each === before,
    );
    const change = { setSubscription: { productId, tcm, quantity, intervalWeeks: weeks } };
    const result = await carts.change(owner, change, at, { ip: request.ip });
    if (!result.changed && result.problem.error !== "NOT_MODIFIED") {
      const { site, texts } = requests.contentOf(request);
      return { notice: changeErrorText(result.problem, texts.cart, site.locale) };
    }
    if (result.changed && result.secret) {
      setCartCookie(reply, result.secret, requests.isSecure(request));
      owner = { secret: result.secret };
    }
    await orders.checkouts.save(owner, at, { subscriptions: { [id]: choices } });
    if (before && before !== id && /^[\w.-]{1,44}$/.test(before))
      await carts.change(owner, { deleteSubscription: { subscriptionId: before } }, at);
    return { id, pieces: quantity - replaced.reduce((sum, each) => sum + each.quantity, 0) };
  }

  async function show(request: FastifyRequest, reply: FastifyReply, sent: SentSubscription) {
    const content = requests.contentOf(request);
    const page = await pages.formPage(content, requests.presentOf(request), sent);
    if (!page) return reply.redirect(subscriptionPaths.page, 303);
    return send(request, reply, page);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
    const content = requests.contentOf(request);
    const { html, headers } = await renderDocument(content, page, frame, {
      preview: request.preview,
      ...viewOf(request, content.site.code),
    });
    return reply.headers(headers).send(html);
  }
}
