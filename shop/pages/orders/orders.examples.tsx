import { brand } from "../../brand.ts";
import { site as figures } from "../../sites/de/site.ts";
import { carriers } from "../../sites/de/carriers.ts";
import { texts } from "../../sites/de/texts.ts";
import { exampleAddress, exampleStores, placedOrder } from "./example-order.ts";
import type { Order } from "../../orders/order-contract.ts";
import { emptyForm } from "../account/AccountField.tsx";
import { OrderAccount } from "./OrderAccount.tsx";
import { OrderCancel } from "./OrderCancel.tsx";
import { OrderList } from "./OrderList.tsx";
import { OrderLookUp } from "./OrderLookUp.tsx";
import { OrderPage } from "./OrderPage.tsx";

/** Named examples of the pages of orders, for tests and the gallery. */

const site = { ...figures, brand };
const page = {
  site,
  carriers,
  texts,
  path: "#order",
  accountTitle: "Ihr Konto",
  againKey: "1-2-3-4",
};

const shipped = {
  ...placedOrder,
  number: "4711081513",
  state: "shipped" as const,
  invoiceNumber: "2026-000123",
  delivery: {
    kind: "store" as const,
    storeId: exampleStores[0]!.id,
    store: exampleStores[0]!,
    firstName: "Ida",
    lastName: "Müller",
  },
  billing: {
    address: { ...exampleAddress, company: "Müller & Söhne GmbH", country: "AT" as const },
    vatNumber: "ATU13585627",
  },
};

const at = (hours: number) => new Date(placedOrder.placedAt.getTime() + hours * 3_600_000);

const sent: Order = {
  ...placedOrder,
  state: "shipped",
  invoiceNumber: "2026-000124",
  history: [
    ...placedOrder.history,
    { state: "packed", at: at(14), note: "" },
    { state: "shipped", at: at(19), note: "" },
  ],
  parcels: [
    { id: "1", carrier: "dhl", trackingNumber: "00340434161094015902", addedAt: at(18) },
    { id: "2", carrier: "gls", trackingNumber: "ZABCD123", addedAt: at(18) },
  ],
};
const cancelled: Order = {
  ...placedOrder,
  state: "cancelled",
  history: [...placedOrder.history, { state: "cancelled", at: at(2), note: "" }],
};

export const examples = {
  onItsWay: <OrderPage {...page} order={sent} seenBy="customer" />,
  awaitsPayment: (
    <OrderPage {...page} order={{ ...placedOrder, payment: "prepayment" }} seenBy="secret" />
  ),
  cancelled: <OrderPage {...page} order={cancelled} seenBy="secret" />,
  placed: (
    <OrderPage
      {...page}
      order={placedOrder}
      seenBy="placed"
      account={
        <OrderAccount texts={texts} email={placedOrder.email} path="#order" state={emptyForm} />
      }
    />
  ),
  cancel: <OrderCancel texts={texts} order={placedOrder} path="#order" />,
  shipped: <OrderPage {...page} order={shipped} seenBy="customer" />,
  tooLate: (
    <OrderPage
      {...page}
      order={{ ...placedOrder, state: "delivered" }}
      seenBy="secret"
      notice={{ kind: "error", text: texts.orders.tooLate }}
    />
  ),
  list: <OrderList site={site} texts={texts} orders={[placedOrder, shipped]} />,
  none: <OrderList site={site} texts={texts} orders={[]} />,
  lookUp: <OrderLookUp texts={texts} values={{ number: "", email: "" }} />,
  notFound: (
    <OrderLookUp
      texts={texts}
      values={{ number: "4711", email: "ida@example.com" }}
      refusal={texts.orders.notFound}
    />
  ),
};
