import { brand } from "../../brand.ts";
import { site as figures } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import { exampleAddress, exampleStores, placedOrder } from "./example-order.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderLookUp } from "./OrderLookUp.tsx";
import { OrderPage } from "./OrderPage.tsx";

/** Named examples of the pages of orders, for tests and the gallery. */

const site = { ...figures, brand };
const page = {
  site,
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

export const examples = {
  placed: <OrderPage {...page} order={placedOrder} seenBy="placed" />,
  shipped: <OrderPage {...page} order={shipped} seenBy="customer" />,
  tooLate: (
    <OrderPage
      {...page}
      order={{ ...placedOrder, state: "delivered" }}
      seenBy="secret"
      notice={{ kind: "error", text: texts.orders.tooLate }}
    />
  ),
  list: (
    <OrderList site={site} texts={texts} orders={[placedOrder, shipped]} accountTitle="Konto" />
  ),
  none: <OrderList site={site} texts={texts} orders={[]} accountTitle="Konto" />,
  lookUp: <OrderLookUp texts={texts} values={{ number: "", email: "" }} />,
  notFound: (
    <OrderLookUp
      texts={texts}
      values={{ number: "4711", email: "ida@example.com" }}
      refusal={texts.orders.notFound}
    />
  ),
};
