import type { MailAmount } from "../../platform/shared/mail.ts";
import { formatMoney, formatPercent } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill, plural, type Plural } from "../../platform/shared/texts/words.ts";
import type { CheckoutTexts } from "./checkout-texts.ts";
import type { Delivery, Order } from "./order-contract.ts";

/** Labels of an order's costs, shared with the cart. */
export interface CostTexts {
  goods: string;
  discount: string;
  /** With `{count}`. */
  spentBeans: Plural;
  delivery: string;
  deliveryFree: string;
  total: string;
  /** With `{rate}`. */
  taxOf: string;
}

/** Returns the labels of an order's costs: what is collected in a store, or takes place online, has no delivery. */
export function costTexts<Texts extends Omit<CostTexts, "spentBeans">>(
  kind: Delivery["kind"],
  {
    cart,
    checkout,
  }: { cart: Texts; checkout: Pick<CheckoutTexts, "online" | "pickup" | "spentBeans"> },
): Texts & Pick<CostTexts, "spentBeans"> {
  const delivery = { home: cart.delivery, store: checkout.pickup, online: checkout.online }[kind];
  return { ...cart, delivery, spentBeans: checkout.spentBeans };
}

/** Returns the costs of an order, from the sum of its articles to the tax that the total includes. */
export function costRows(
  { totals, voucher }: Pick<Order, "totals" | "voucher">,
  site: Site,
  texts: CostTexts,
): MailAmount[] {
  const { goods, discount, beans, delivery, total, taxes } = totals;
  const money = (amount: number) => formatMoney(amount, site);
  return [
    { text: texts.goods, amount: money(goods) },
    ...(discount > 0
      ? [
          {
            text: texts.discount,
            ...(voucher && { detail: `${voucher.code} · ${voucher.title}` }),
            amount: money(-discount),
          },
        ]
      : []),
    ...(beans
      ? [{ text: plural(texts.spentBeans, beans.count, site.locale), amount: money(-beans.amount) }]
      : []),
    { text: texts.delivery, amount: delivery > 0 ? money(delivery) : texts.deliveryFree },
    { text: texts.total, amount: money(total), isTotal: true },
    ...taxes.map(({ rate, amount }) => ({
      text: fill(texts.taxOf, { rate: formatPercent(rate, site) }),
      amount: money(amount),
    })),
  ];
}
