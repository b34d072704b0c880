import type { Cart } from "../../../border/cart/cart-schema.ts";
import { panelTexts } from "../../../border/preview/preview-contract.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";

export interface PreviewedCartProps {
  site: Pick<Site, "locale" | "currency" | "timeZone">;
  /** The current cart, and the cart at the previewed moment. */
  present: Cart;
  previewed: Cart;
  moment: Date;
}

type Money = (amount: number) => string;
/** The entries and amounts of a cart, by name. */
type Lines = Map<string, string>;

/** Shows staff what the cart next to it would cost at the previewed moment. In English, like everything for staff. */
export function PreviewedCart({ site, present, previewed, moment }: PreviewedCartProps) {
  const { timeZone } = site;
  const format = dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  const money = (amount: number) => formatMoney(amount, site);
  const rows = [itemsOf, vouchersOf, sumsOf].flatMap((linesOf) =>
    compared(linesOf(present, money), linesOf(previewed, money)),
  );
  return (
    <aside
      className="kontor-previewed-cart"
      lang="en"
      aria-labelledby="kontor-previewed-cart"
      data-kontor-previewed-cart={present.revision}
    >
      <h2 id="kontor-previewed-cart">
        {fill(panelTexts.previewedCart, { moment: format.format(moment) })}
      </h2>
      <p>{panelTexts.presentCart}</p>
      {present.numberOfArticles > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, after }) => (
              <tr key={name} data-changed={before !== after || undefined}>
                <th scope="row" lang={site.locale}>
                  {name}
                </th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}

const compared = (present: Lines, previewed: Lines) =>
  [...new Set([...present.keys(), ...previewed.keys()])].map((name) => ({
    name,
    before: present.get(name) ?? "–",
    after: previewed.get(name) ?? "–",
  }));

function itemsOf(cart: Cart, money: Money): Lines {
  const articles = [...cart.articles, ...cart.giftCards.map(({ article }) => article)];
  const named = ({ quantity, title, label }: Cart["articles"][number]) =>
    `${quantity} × ${[title, label].filter(Boolean).join(", ")}`;
  return new Map([
    ...articles.map((article) => [named(article), availableFor(article, money)] as const),
    ...cart.subscriptions.map(
      ({ quantity, title, label, intervalWeeks, total }) =>
        [`${quantity} × ${title}, ${label}, every ${intervalWeeks} weeks`, money(total)] as const,
    ),
    ...cart.partnerProducts.map(
      ({ totalQuantity, title, total }) => [`${totalQuantity} × ${title}`, money(total)] as const,
    ),
    ...cart.freeArticles.map(({ title }) => [`Free article: ${title}`, money(0)] as const),
    ...cart.campaigns
      .filter(({ missing }) => missing === 0)
      .map(({ title }) => [`Free article: ${title}`, "offered"] as const),
  ]);
}

const availableFor = ({ availability, total }: Cart["articles"][number], money: Money) =>
  availability === "SOLDOUT" ? "sold out" : money(total);

const vouchersOf = ({ vouchers }: Cart, money: Money): Lines =>
  new Map(
    vouchers.map(({ code, discount, missing }) => [
      `Voucher ${code}`,
      missing > 0 ? `from ${money(missing)} more` : money(-discount),
    ]),
  );

const sumsOf = ({ totals: { delivery, total } }: Cart, money: Money): Lines =>
  new Map([
    ["Delivery", money(delivery)],
    ["Total", money(total)],
  ]);
