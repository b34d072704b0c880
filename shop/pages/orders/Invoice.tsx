import type { ReactNode } from "react";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import { formatMoney, taxIn } from "../../../platform/shared/money.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Logo } from "../../../platform/ui/Logo.tsx";
import { brand, design } from "../../brand.ts";
import type { Order } from "../../orders/order-contract.ts";
import { costRows, costTexts } from "../../orders/order-costs.ts";
import { isReturnedInPart } from "../../orders/order-rules.ts";
import { inGroups } from "../../orders/payment/creditor-reference.ts";
import { postalLines } from "../../orders/postal-lines.ts";
import type { Seller } from "../../orders/seller-contract.ts";
import { rateText, taxRows } from "../../orders/tax-rows.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { OrderPayment } from "./OrderPayment.tsx";

export interface InvoiceProps {
  /** Without a number there is no invoice. */
  order: Order;
  site: Site;
  seller: Seller;
  texts: Pick<
    SiteTexts,
    "cart" | "checkout" | "invoice" | "mail" | "orderMails" | "orders" | "payment"
  >;
  /** Name and address of the store where the order is collected. */
  store: string[];
  /** The Swiss payment slip as SVG, 210 × 105 mm. */
  slip?: string;
  /** The order's page. */
  back: string;
}

/** Renders the invoice of an order, to print on A4. */
export function Invoice({ order, site, seller, texts, store, slip, back }: InvoiceProps) {
  const { invoice: invoiceTexts } = texts;
  const isChanged =
    order.state === "cancelled" ||
    order.state === "withdrawn" ||
    order.lines.some(({ isWithdrawn }) => isWithdrawn);
  return (
    <div className="kontor-invoice">
      <p className="kontor-invoice__back">
        <a className="kontor-link" href={back}>
          {invoiceTexts.back}
        </a>
      </p>
      <article className="kontor-invoice__sheet">
        <header>
          <Logo svg={design.logo} title={brand.name} />
          <Lines lines={sellerLines(seller)} />
        </header>
        {order.invoiceNumber ? (
          <>
            <Lines lines={billingLines(order, site, texts)} label={invoiceTexts.billTo} />
            <h1>
              {invoiceTexts.title} <span translate="no">{order.invoiceNumber}</span>
            </h1>
            <InvoiceFacts order={order} site={site} texts={texts} store={store} />
            <InvoiceLines order={order} site={site} texts={texts} />
            {isChanged && <p>{invoiceTexts.corrected}</p>}
            <OrderPayment order={order} content={{ site, seller, texts }} hasCode={!slip} />
            <p>{invoiceTexts.note}</p>
          </>
        ) : (
          <>
            <h1>{invoiceTexts.title}</h1>
            <p>{isReturnedInPart(order) ? invoiceTexts.separate : invoiceTexts.notYet}</p>
          </>
        )}
        <footer>{texts.mail.imprint.join(" · ")}</footer>
      </article>
      {order.invoiceNumber && slip && (
        <div
          className="kontor-invoice__slip"
          role="region"
          aria-label={texts.payment.code.heading}
          translate="no"
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: slip }}
        />
      )}
    </div>
  );
}

const sellerLines = ({ address, taxNumbers }: Seller) => [
  ...postalLines({ ...address, firstName: "", lastName: "" }),
  taxNumbers,
];

/** Returns the address of the invoice, that of the delivery unless another was entered, and the tax number of a company. */
function billingLines(
  { billing, delivery }: Order,
  site: Site,
  { checkout }: Pick<InvoiceProps["texts"], "checkout">,
): string[] {
  if (billing) {
    const { address, vatNumber } = billing;
    const taxNumbers = vatNumber ? [`${checkout.labels.vatNumber} ${vatNumber}`] : [];
    return [...postalLines(address, site), ...taxNumbers];
  }
  if (delivery.kind === "home") return postalLines(delivery.address, site);
  if (delivery.kind === "online") return [];
  return [fullName(delivery, site)];
}

function Lines({ lines, label }: { lines: string[]; label?: string }) {
  return (
    <address aria-label={label} translate="no">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function InvoiceFacts({
  order,
  site,
  texts,
  store,
}: Pick<InvoiceProps, "order" | "site" | "texts" | "store">) {
  const { invoice: invoiceTexts, checkout, orders, payment } = texts;
  const { delivery, billing, history, placedAt } = order;
  const day = (at: Date) =>
    dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone }).format(at);
  const shipped = history.find(({ state }) => state === "shipped");
  const facts: [name: string, value?: string, isNumber?: boolean][] = [
    [invoiceTexts.number, order.invoiceNumber, true],
    [invoiceTexts.date, shipped && day(shipped.at)],
    [invoiceTexts.supplied[delivery.kind], shipped && day(shipped.at)],
    [orders.number, inGroups(order.number), true],
    [orders.placedAt, day(placedAt)],
    [checkout.payment, payment.kinds[order.payment].name],
    delivery.kind === "home"
      ? [checkout.deliveryAddress, billing && postalLines(delivery.address, site).join(", ")]
      : [checkout.pickup, store.join(", ") || undefined],
  ];
  return (
    <dl>
      {facts.map(
        ([name, value, isNumber]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate={isNumber ? "no" : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function InvoiceLines({ order, site, texts }: Pick<InvoiceProps, "order" | "site" | "texts">) {
  const { columns, taxes } = texts.invoice;
  const money = (amount: number) => formatMoney(amount, site);
  const costs = costTexts(order.delivery.kind, texts);
  const { rows, outside } = taxRows(order.totals);
  const withoutTax = { ...order.totals, taxes: [] };
  return (
    <>
      <Scrolled label={texts.orderMails.articles}>
        <Head
          names={[
            columns.article,
            columns.quantity,
            columns.netPrice,
            columns.price,
            columns.taxRate,
            columns.total,
          ]}
        />
        <tbody>
          {order.lines.map(({ kind, tcm, title, label, quantity, price, taxRate, total }) => (
            <tr key={`${kind} ${tcm}`}>
              <th scope="row">
                {title}
                {label && <small {...labelAttributes(label)}>{label}</small>}
              </th>
              <td>{quantity}</td>
              <td translate="no">{money(price - taxIn(price, taxRate, site.currency))}</td>
              <td translate="no">{money(price)}</td>
              <td>{rateText(taxRate, site)}</td>
              <td translate="no">{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </Scrolled>
      <table>
        <tbody>
          {costRows({ ...order, totals: withoutTax }, site, costs).map(
            ({ text, detail, amount, isTotal }) => (
              <tr key={text} data-total={isTotal}>
                <th scope="row">
                  {text}
                  {detail && <small>{detail}</small>}
                </th>
                <td translate={amount === costs.deliveryFree ? undefined : "no"}>{amount}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Scrolled label={taxes.tax}>
        <Head names={[taxes.rate, taxes.net, taxes.tax, taxes.gross]} />
        <tbody>
          {rows.map(({ rate, net, tax, gross }) => (
            <tr key={rate}>
              <th scope="row">{rateText(rate, site)}</th>
              <td translate="no">{money(net)}</td>
              <td translate="no">{money(tax)}</td>
              <td translate="no">{money(gross)}</td>
            </tr>
          ))}
          {outside > 0 && (
            <tr>
              <th scope="row">{taxes.outside}</th>
              <td>–</td>
              <td>–</td>
              <td translate="no">{money(outside)}</td>
            </tr>
          )}
        </tbody>
      </Scrolled>
    </>
  );
}

/** Renders a table that scrolls where it is too wide. */
const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="kontor-invoice__scrolled" role="region" aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </div>
);

const Head = ({ names }: { names: string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
