import type { Site } from "../../platform/shared/sites/site.ts";
import { marketOf } from "../sites/site-codes.ts";
import type { Order, OrderLine, PostalAddress } from "./order-contract.ts";
import type { Transfer } from "./payment/payment-contract.ts";
import { createPaymentMethods, type PaymentSite } from "./payment/payment-methods.ts";

const line = (values: Partial<OrderLine> & Pick<OrderLine, "title">): OrderLine => ({
  kind: "article",
  tcm: "555012",
  productId: "1000",
  label: "",
  picture: "",
  url: "/",
  quantity: 1,
  price: 0,
  total: 0,
  taxRate: 0,
  ...values,
});

/** Returns an order as a shopper might place it: two rates of tax, a voucher, a free article, another address for the invoice. */
export function exampleOrder(site: Site): Order {
  const { goods: standard, coffee = standard } = site.taxRates;
  // Costs as much as free delivery requires, so that the amounts suit the currency.
  const price = site.shipping.freeFrom;
  const goods = 3 * price;
  const discount = price / 10;
  const total = goods - discount;
  const tax = (gross: number, rate: number) =>
    Math.round((gross * rate) / (100 + rate) / site.currency.step) * site.currency.step;
  const [coffeeGross, standardGross] = [2 * price - discount, price];
  const taxes =
    standard === coffee
      ? [{ rate: standard, gross: total, amount: tax(total, standard) }]
      : [
          { rate: standard, gross: standardGross, amount: tax(standardGross, standard) },
          { rate: coffee, gross: coffeeGross, amount: tax(coffeeGross, coffee) },
        ];
  const address: PostalAddress = {
    firstName: "Ida",
    lastName: "Müller",
    company: "",
    street: "Elbchaussee 12",
    extra: "",
    postalCode: site.postalCode.example,
    town: "Musterstadt",
    region: "",
    country: marketOf(site.code),
  };
  return {
    number: "4711081512",
    site: site.code,
    placedAt: new Date("2026-11-25T18:30:00Z"),
    state: "placed",
    email: "ida.mueller@example.com",
    lines: [
      line({
        title: "Espresso Hafen",
        label: "1000 g",
        quantity: 2,
        price,
        total: 2 * price,
        taxRate: coffee,
      }),
      line({ tcm: "555013", title: "French press", price, total: price, taxRate: standard }),
      line({
        kind: "freeArticle",
        tcm: "555014",
        title: "Espresso Speicher",
        label: "250 g",
        taxRate: coffee,
      }),
    ],
    totals: { goods, discount, delivery: 0, total, missingForFreeDelivery: 0, taxes },
    voucher: { code: "KAFFEE-7Q4M", title: "−10 %" },
    delivery: { kind: "home", address },
    billing: {
      address: { ...address, company: "Müller & Söhne GmbH", street: "Deichstraße 47" },
      vatNumber: "DE136695976",
    },
    payment: "invoice",
    dueAt: new Date("2026-12-14T11:00:00Z"),
    giftMessage: "Alles Gute!\nDeine Ida",
    history: [{ state: "placed", at: new Date("2026-11-25T18:30:00Z"), note: "" }],
  };
}

/** Returns the transfer that pays an example. */
export function exampleTransfer(order: Order, paymentSite: PaymentSite): Transfer {
  const step = createPaymentMethods(() => paymentSite)[order.payment].begin({
    ...order,
    amount: order.totals.total,
  });
  if (step.kind !== "transfer") throw new Error(`${order.payment} must be a transfer`);
  return step.transfer;
}
