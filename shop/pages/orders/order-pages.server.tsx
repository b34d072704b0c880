import { orderPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import type { PageType } from "../../../border/tracking/page-types.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import { type Order } from "../../orders/order-contract.ts";
import { sectionPage } from "../account/section-pages.server.tsx";
import { ToTrack } from "../checkout/ToTrack.tsx";
import { PopularProducts } from "../document/EmptyState.tsx";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { emptyForm, type FormState } from "../account/AccountField.tsx";
import { OrderAccount } from "./OrderAccount.tsx";
import { OrderCancel } from "./OrderCancel.tsx";
import { offersAccount } from "./order-account.server.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderLookUp, type OrderLookUpProps } from "./OrderLookUp.tsx";
import { shownSections } from "../account/account-sections.ts";
import { OrderPage, type OrderPageProps } from "./OrderPage.tsx";
import { OrderReviews, type AskedReviews } from "../reviews/OrderReviews.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { trackedOrder } from "./tracked-order.ts";

export interface OrderPagesOptions extends PersonalPagesOptions {
  customerCards: Pick<CustomerCards, "ofOrder">;
}

type ShownOrder = Pick<OrderPageProps, "path" | "seenBy" | "notice"> & {
  reviews?: AskedReviews;
  /** The form of an account that was sent back. */
  account?: FormState;
};

export type OrderPages = ReturnType<typeof createOrderPages>;

/** Renders the pages of placed orders. */
export function createOrderPages(options: OrderPagesOptions) {
  const page = createPersonalPages(options);
  return {
    order: page(async (content, order: Order, shown: ShownOrder) =>
      orderPage(content, order, {
        ...shown,
        beans: await options.customerCards.ofOrder(order.number),
      }),
    ),
    cancel: page(cancelPage),
    list: page(listPage),
    lookUp: page(lookUpPage),
  };
}

function orderPage(
  content: PageContent,
  order: Order,
  { path, seenBy, notice, account, reviews, beans }: ShownOrder & Pick<OrderPageProps, "beans">,
): Page {
  const { site, carriers, texts } = content;
  const isNew = seenBy === "placed";
  return pageOf(
    isNew ? texts.orders.thanks : fill(texts.orders.order, { number: order.number }),
    // The address of a guest's order is a secret, so the page's head does not repeat it.
    orderPaths.lookUp,
    <>
      <OrderPage
        {...{ site, carriers, texts, order, path, seenBy, notice, beans }}
        accountTitle={accountTitleOf(content)}
        sections={shownSections(content)}
        againKey={newSecret()}
        reviews={reviews && <OrderReviews {...reviews} path={path} texts={texts.reviews} />}
        payment={<OrderPayment order={order} content={content} canCopy />}
        account={
          isNew &&
          offersAccount(order, site) && (
            <OrderAccount
              texts={texts}
              email={order.email}
              path={path}
              state={account ?? emptyForm}
            />
          )
        }
      />
      {isNew && !account && <ToTrack checkout={{ data: trackedOrder(order, site) }} />}
    </>,
    isNew ? "orderconfirmation" : "content",
  );
}

function cancelPage({ texts }: PageContent, order: Order, path: string): Page {
  return pageOf(
    texts.orders.cancel,
    orderPaths.lookUp,
    <OrderCancel texts={texts} order={order} path={path} />,
  );
}

function listPage(content: PageContent, orders: Order[], popular: ProductCard[]): Page {
  const { site, texts } = content;
  return sectionPage(
    content,
    "orders",
    <>
      <OrderList {...{ site, texts, orders }} />
      <PopularProducts {...{ site, texts }} products={popular} />
    </>,
    { intro: <p>{orders.length > 0 ? texts.orders.ordersIntro : texts.orders.none}</p> },
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
  styles: [
    "account.entry.css",
    "checkout-page.entry.css",
    "order-page.entry.css",
    "order-payment.entry.css",
  ],
  head: { title: pageTitle(title), description: title, path, isPrivate: true },
  body,
});

const accountTitleOf = ({ site, staticPages }: PageContent) =>
  staticPages.get(site.code, "account").title;
