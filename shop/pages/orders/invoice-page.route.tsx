import { customerPaths, orderPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderToString } from "react-dom/server";
import { invoicePath } from "../../orders/invoice-contract.ts";
import { type Order } from "../../orders/order-contract.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import { PlainDocument } from "../../../storefront/pages/PlainDocument.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  pageResponseHeaders,
  type PageFrame,
} from "../../../storefront/pages/render-page.server.tsx";
import type { PageRoutes } from "../page-routes.route.ts";
import { Invoice } from "./Invoice.tsx";
import { invoiceParts } from "./invoice-parts.ts";

export interface InvoicePageOptions {
  frame: PageFrame;
  orders: Pick<Orders, "ofCustomer" | "ofSecret">;
  visitors: Pick<Visitors, "recognise">;
  requests: ShopRequests;
}

/** The invoice of an order, to print: for its shopper, by the order's secret or in the account. */
export const invoicePage: PageRoutes = { personal: invoiceRoutes };

function invoiceRoutes(
  app: FastifyInstance,
  { frame, orders, visitors, requests }: InvoicePageOptions,
) {
  app.get<{ Params: { secret: string } }>(
    `${orderPaths.order}/:secret/${invoicePath}`,
    {
      config: { hasSecretAddress: true },
      schema: { summary: "The invoice of an order, to print", tags: ["pages"] },
    },
    async (request, reply) => {
      const { secret } = request.params;
      const order = await orders.ofSecret(secret, requests.contentOf(request).site);
      return send(request, reply, order, `${orderPaths.order}/${secret}`);
    },
  );

  app.get<{ Params: { number: string } }>(
    `${orderPaths.account}/:number/${invoicePath}`,
    { schema: { summary: "The invoice of an order of the customer, to print", tags: ["pages"] } },
    async (request, reply) => {
      const { status, customer } = await visitors.recognise(request);
      if (status !== "LOGGED_IN") return reply.redirect(customerPaths.account, 303);
      const { number } = request.params;
      const all = await orders.ofCustomer(customer.id, requests.contentOf(request).site);
      const order = all.find((each) => each.number === number);
      return send(request, reply, order, `${orderPaths.account}/${number}`);
    },
  );

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    order: Order | undefined,
    back: string,
  ) {
    if (!order) {
      reply.callNotFound();
      return reply;
    }
    const content = requests.contentOf(request);
    const { site, seller, texts } = content;
    const styles = ["shop.css", "order-payment.entry.css", "invoice.entry.css"].map((name) =>
      frame.assets.url(name),
    );
    const title = [texts.invoice.title, order.invoiceNumber].filter(Boolean).join(" ");
    const page = (
      <PlainDocument title={pageTitle(title)} lang={site.locale} styles={styles}>
        <main>
          <Invoice {...{ order, site, seller, texts, back }} {...invoiceParts(order, content)} />
        </main>
      </PlainDocument>
    );
    reply.headers(pageResponseHeaders(frame, content));
    return reply.send(`<!doctype html>${renderToString(page)}`);
  }
}
