import { numberFormat, dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import { orderPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";

interface CardPartProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: Pick<SiteTexts, "customer" | "customerCard">;
  card: CardAccount;
}

const dayOf = ({ locale, timeZone }: CardPartProps["site"]) => {
  const format = dateFormat(locale, { dateStyle: "medium", timeZone });
  return (moment: Date | number) => format.format(moment);
};

/** Names an order; one of another person of the household stays private. */
function OrderName({
  number,
  isOwn,
  texts,
}: Pick<CardPartProps, "texts"> & { number: string; isOwn: boolean }) {
  const { customerCard } = texts;
  if (!isOwn) return <span>{customerCard.otherOrder}</span>;
  return (
    <a className="kontor-link" href={`${orderPaths.account}/${number}`}>
      {fill(customerCard.order, { number: groupedNumber(number) })}
    </a>
  );
}

/** Lists the beans of orders whose time for returns has not ended. */
export function WaitingBeans({ site, texts, card }: CardPartProps) {
  const { customer, customerCard } = texts;
  const day = dayOf(site);
  return (
    <section className="kontor-panel" aria-labelledby="card-waiting">
      <h2 id="card-waiting">{customerCard.waiting}</h2>
      {card.waiting.length === 0 ? (
        <p>{customerCard.noWaiting}</p>
      ) : (
        <ul className="kontor-card-list">
          {card.waiting.map(({ number, beans, dueAt, isOwn }) => (
            <li key={number}>
              <strong>{plural(customer.beans, beans, site.locale)}</strong>{" "}
              {dueAt
                ? fill(customerCard.waitingUntil, { date: day(dueAt) })
                : customerCard.waitingDelivery}
              <br />
              <OrderName {...{ number, isOwn, texts }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Lists the beans by the day at whose end they expire. */
export function CardLots({ site, texts, card }: CardPartProps) {
  const { customer, customerCard } = texts;
  const day = dayOf(site);
  return (
    <section className="kontor-panel" aria-labelledby="card-expiry">
      <h2 id="card-expiry">{customerCard.expiry}</h2>
      {card.lots.length === 0 ? (
        <p>{customerCard.noExpiry}</p>
      ) : (
        <ul className="kontor-card-list">
          {card.lots.map(({ beans, expiresAt }) => (
            <li key={expiresAt.getTime()}>
              <strong>{plural(customer.beans, beans, site.locale)}</strong>{" "}
              {fill(customerCard.validUntil, { date: day(expiresAt.getTime() - 1) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Lists the bookings of a card. */
export function CardStatement({ site, texts, card }: CardPartProps) {
  const { customerCard } = texts;
  const day = dayOf(site);
  const signed = numberFormat(site.locale, { signDisplay: "always" });
  return (
    <section className="kontor-panel" aria-labelledby="card-statement">
      <h2 id="card-statement">{customerCard.statement}</h2>
      {card.bookings.length === 0 ? (
        <p>{customerCard.noBookings}</p>
      ) : (
        <table className="kontor-card-bookings">
          <thead>
            <tr>
              {(["reason", "beans"] as const).map((name) => (
                <th key={name} scope="col">
                  {customerCard.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.bookings.map(({ id, kind, beans, at, order, note, isOwn }) => (
              <tr key={id}>
                <td>
                  {customerCard.kinds[kind]}
                  {note && <span className="kontor-soft">{`: ${note}`}</span>}
                  <br />
                  <time className="kontor-soft" dateTime={at.toISOString()}>
                    {day(at)}
                  </time>
                  {order !== undefined && (
                    <>
                      {" · "}
                      <OrderName number={order} {...{ isOwn, texts }} />
                    </>
                  )}
                </td>
                <td translate="no">{signed.format(beans).replace("-", "−")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
