import { orderPaths } from "../shop-paths.ts";
import { mapTexts } from "../../platform/shared/texts/map-texts.ts";
import { withoutWordJoiners } from "../../platform/shared/texts/no-breaks.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { Order } from "../orders/order-contract.ts";
import type { OrderMailKind } from "../orders/order-mail-texts.ts";
import { codeMail, orderMail } from "../orders/order-mails.ts";
import { dueOf } from "../orders/payment/order-due.ts";
import type { MailAboutOrder, OrderPorts } from "../orders/server/orders-ports.ts";
import { contractBlocks } from "../pages/mail/page-blocks.server.ts";
import { sitePayments } from "../pages/orders/site-payments.ts";
import type { StaticPages } from "../pages/text/static-pages.server.ts";
import { allSites } from "../sites/all-sites.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Renders the mails about orders with their sites' texts, stores and terms. */
export const orderMailContent =
  (
    origins: Record<SiteCode, string>,
    staticPages: () => Promise<StaticPages>,
  ): OrderPorts["mailContent"] =>
  async (kind, order, { site: code, secret }) => {
    const origin = valueAt(origins, code);
    const due = dueOf(order, sitePayments);
    const options = {
      order,
      url: `${origin}${orderPaths.order}/${secret}`,
      ...(due.kind === "transfer" && { transfer: due.transfer }),
      store: storeLines(order),
      terms: kind === "order-confirmation" ? contractBlocks(await staticPages(), code, origin) : [],
    };
    // Its names are those of the pages.
    return mapTexts(
      orderMail(kindOf(kind, order), options, valueAt(allSites, code)),
      withoutWordJoiners,
    );
  };

/** Renders the mail with a code in the words of its site. */
export const orderCodeMail: OrderPorts["codeMail"] = (code, site) =>
  codeMail(code, valueAt(allSites, site).texts.orderMails);

function kindOf(kind: MailAboutOrder, { delivery }: Order): OrderMailKind {
  if (kind === "order-confirmation") return "confirmation";
  if (kind === "order-cancelled") return "cancelled";
  return ({ home: "shipped", store: "ready", online: "accessSent" } as const)[delivery.kind];
}

/** Returns name and address of the store where an order is collected. */
function storeLines({ site, delivery }: Order): string[] {
  const store = valueAt(allSites, site).stores.find(
    ({ id }) => delivery.kind === "store" && id === delivery.storeId,
  );
  return store ? [store.name, store.address] : [];
}
