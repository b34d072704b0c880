import { orderPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import type { PageType } from "../../../border/tracking/page-types.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import { type Order } from "../../orders/order-contract.ts";
import { ToTrack } from "../checkout/ToTrack.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderLookUp, type OrderLookUpProps } from "./OrderLookUp.tsx";
import { OrderPage, type OrderPageProps } from "./OrderPage.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { trackedOrder } from "./tracked-order.ts";

export type OrderPages = ReturnType<typeof createOrderPages>;

/** Renders the pages of placed orders. */
export function createOrderPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return { order: page(orderPage), list: page(listPage), lookUp: page(lookUpPage) };
}

function orderPage(
  content: PageContent,
  order: Order,
  { path, seenBy, notice }: Pick<OrderPageProps, "path" | "seenBy" | "notice">,
): Page {
  const { site, texts } = content;
  const isNew = seenBy === "placed";
  return pageOf(
    isNew ? texts.orders.thanks : fill(texts.orders.order, { number: order.number }),
    // The address of a guest's order is a secret, so the page's head does not repeat it.
    orderPaths.lookUp,
    <>
      <OrderPage
        {...{ site, texts, order, path, seenBy, notice }}
        accountTitle={accountTitleOf(content)}
        againKey={newSecret()}
        payment={<OrderPayment order={order} content={content} />}
      />
      {isNew && <ToTrack checkout={{ data: trackedOrder(order, site) }} />}
    </>,
    isNew ? "orderconfirmation" : "content",
  );
}

function listPage(content: PageContent, orders: Order[]): Page {
  const { site, texts } = content;
  const accountTitle = accountTitleOf(content);
  return pageOf(
    texts.orders.orders,
    orderPaths.account,
    <OrderList {...{ site, texts, orders, accountTitle }} />,
  );
}

function lookUpPage(
  { texts }: PageContent,
  { values = { number: "", email: "" }, refusal }: Partial<OrderLookUpProps> = {},
): Page {
  return pageOf(
    texts.orders.lookUp,
    orderPaths.lookUp,
    <OrderLookUp texts={texts} values={values} refusal={refusal} />,
  );
}

const pageOf = (
  title: string,
  path: string,
  body: ReactNode,
  type: PageType = "content",
): Page => ({
  type,
  isReduced: type === "orderconfirmation",
  styles: ["checkout-page.entry.css", "order-payment.entry.css"],
  head: { title: pageTitle(title), description: title, path, isPrivate: true },
  body,
});

const accountTitleOf = ({ site, staticPages }: PageContent) =>
  staticPages.get(site.code, "account").title;
