import { orderPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import type { PageType } from "../../../border/tracking/page-types.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { type Order } from "../../orders/order-contract.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { ToTrack } from "../checkout/ToTrack.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  renderDocument,
  type PageFrame,
  viewOf,
} from "../../../storefront/pages/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderLookUp, type OrderLookUpProps } from "./OrderLookUp.tsx";
import { OrderPage, type OrderPageProps } from "./OrderPage.tsx";
import { orderPayment } from "./order-payment.server.tsx";
import { trackedOrder } from "./tracked-order.ts";

export interface OrderPagesOptions {
  frame: PageFrame;
  staticPages: Pick<StaticPages, "get">;
  requests: ShopRequests;
}

interface View {
  title: string;
  path: string;
  body: ReactNode;
  type?: PageType;
}

/** Renders the pages of placed orders, per request. */
export function createOrderPages({ frame, staticPages, requests }: OrderPagesOptions) {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { title, path, body, type = "content" }: View,
  ) {
    const content = requests.contentOf(request);
    const { html, headers } = await renderDocument(
      content,
      {
        type,
        isReduced: type === "orderconfirmation",
        styles: ["checkout-page.entry.css", "order-payment.entry.css"],
        head: { title: pageTitle(title), description: title, path, isPrivate: true },
        body,
      },
      frame,
      { preview: request.preview, ...viewOf(request, content.site.code) },
    );
    return reply.headers(headers).send(html);
  }

  const accountTitleOf = (request: FastifyRequest) =>
    staticPages.get(requests.contentOf(request).site.code, "account").title;

  return {
    order(
      request: FastifyRequest,
      reply: FastifyReply,
      order: Order,
      { path, seenBy, notice }: Pick<OrderPageProps, "path" | "seenBy" | "notice">,
    ) {
      const content = requests.contentOf(request);
      const { site, stores, texts } = content;
      const isNew = seenBy === "placed";
      return send(request, reply, {
        title: isNew ? texts.orders.thanks : fill(texts.orders.order, { number: order.number }),
        // The address of a guest's order is a secret, so the page's head does not repeat it.
        path: orderPaths.lookUp,
        type: isNew ? "orderconfirmation" : "content",
        body: (
          <>
            <OrderPage
              {...{ site, stores, texts, order, path, seenBy, notice }}
              accountTitle={accountTitleOf(request)}
              againKey={newSecret()}
              payment={orderPayment(order, content)}
            />
            {isNew && <ToTrack checkout={{ data: trackedOrder(order, site) }} />}
          </>
        ),
      });
    },

    list(request: FastifyRequest, reply: FastifyReply, orders: Order[]) {
      const { site, texts } = requests.contentOf(request);
      const accountTitle = accountTitleOf(request);
      return send(request, reply, {
        title: texts.orders.orders,
        path: orderPaths.account,
        body: <OrderList {...{ site, texts, orders, accountTitle }} />,
      });
    },

    lookUp(
      request: FastifyRequest,
      reply: FastifyReply,
      { values = { number: "", email: "" }, refusal }: Partial<OrderLookUpProps> = {},
    ) {
      const { texts } = requests.contentOf(request);
      return send(request, reply, {
        title: texts.orders.lookUp,
        path: orderPaths.lookUp,
        body: <OrderLookUp texts={texts} values={values} refusal={refusal} />,
      });
    },
  };
}
