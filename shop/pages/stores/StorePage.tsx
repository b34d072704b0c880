import type { SiteContent } from "../../sites/site-content.ts";
import { storesPath } from "../../../border/border-paths.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import type { DayHours } from "../../stores/opening-hours.ts";
import { spansText, weekdayText } from "../../stores/opening-words.ts";
import type { RetailStore } from "../../stores/stores-contract.ts";
import { myStorePath } from "../../shop-paths.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import type { ListedStore } from "./listed-store.ts";
import { StoreList } from "./StoreList.tsx";

export interface StorePageProps {
  content: Pick<SiteContent, "site" | "texts">;
  store: ListedStore & Pick<RetailStore, "phone">;
  /** Title of the store finder. */
  finderTitle: string;
  /** From today on; empty for a store that is closed for good. */
  days: DayHours[];
  /** The day on which it closed for good: "30. September 2026". */
  closedSince?: string;
  /** From the nearest on. */
  nearby: ListedStore[];
  /** `/img/{id}/{version}` */
  picture?: string;
  /** Whether it is the shopper's own store; on pages for everybody a script says so. */
  isMine?: boolean;
}

/** Renders a store: picture, hours of the next days, services, how to get there, and the nearest other stores. */
export function StorePage({
  content: { site, texts },
  store,
  finderTitle,
  days,
  closedSince,
  nearby,
  picture,
  isMine = false,
}: StorePageProps) {
  const words = texts.stores;
  const finder = { id: "storefinder", name: finderTitle, url: storesPath };
  return (
    <div className="kontor-page kontor-stores">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[finder]} current={store.name} />
      <div className="kontor-stores__lead">
        {picture && (
          <Picture
            className="kontor-stores__picture"
            base={picture}
            alt=""
            sizes="(width < 980px) 100vw, 720px"
            ratio={[16, 9]}
            maxWidth={1600}
            priority="high"
          />
        )}
        <div className="kontor-intro">
          <h1>{store.name}</h1>
          {isMine && <p className="kontor-soft">{words.mine}</p>}
          {closedSince === undefined ? (
            <p className="kontor-store__state" data-open={store.isOpen || undefined}>
              {store.state}
            </p>
          ) : (
            <p className="kontor-notice" data-kind="error">
              {fill(words.closedNotice, { date: closedSince })}
            </p>
          )}
        </div>
      </div>
      <div className="kontor-stores__facts">
        {days.length > 0 && <Hours days={days} site={site} texts={words} />}
        <section aria-labelledby="kontor-store-address">
          <h2 id="kontor-store-address">{words.address}</h2>
          <p className="kontor-address" translate="no">
            {store.address}
          </p>
          {closedSince === undefined && (
            <>
              <p>
                <span>{words.phone}</span>{" "}
                <a href={`tel:${store.phone.replaceAll(" ", "")}`}>{store.phone}</a>
              </p>
              <div className="kontor-stores__actions">
                <Button href={routeTo(store)} variant="secondary" rel="noreferrer">
                  {words.route}
                </Button>
                <form method="post" action={myStorePath} data-forget-store={words.forgetMine}>
                  <input type="hidden" name="store" value={isMine ? "" : store.id} />
                  <Button type="submit" variant="secondary">
                    {isMine ? words.forgetMine : words.makeMine}
                  </Button>
                </form>
              </div>
            </>
          )}
        </section>
        {closedSince === undefined && store.services.length > 0 && (
          <section aria-labelledby="kontor-store-services">
            <h2 id="kontor-store-services">{words.services}</h2>
            <ul className="kontor-stores__services">
              {store.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {nearby.length > 0 && (
        <section className="kontor-section" aria-labelledby="kontor-store-nearby">
          <h2 id="kontor-store-nearby">{words.nearby}</h2>
          <StoreList stores={nearby} />
          <p>
            <a href={storesPath}>{words.showAll}</a>
          </p>
        </section>
      )}
    </div>
  );
}

function Hours({
  days,
  site,
  texts,
}: Pick<StorePageProps, "days"> & {
  site: StorePageProps["content"]["site"];
  texts: StorePageProps["content"]["texts"]["stores"];
}) {
  return (
    <section aria-labelledby="kontor-store-hours">
      <h2 id="kontor-store-hours">{texts.nextDays}</h2>
      <table className="kontor-stores__hours">
        <tbody>
          {days.map(({ day, open, reason }, index) => (
            <tr key={day} data-today={index === 0 || undefined}>
              <th scope="row">
                {index === 0 ? `${texts.today}, ${weekdayText(day, site)}` : weekdayText(day, site)}
              </th>
              <td>
                <span>{spansText(open, site, texts.closed)}</span>
                {reason !== "usual" && (
                  <>
                    {" "}
                    <span className="kontor-soft">({texts.reasons[reason]})</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A map of others, which the browser asks only when the shopper follows the link. */
const routeTo = ({ position: { latitude, longitude } }: ListedStore) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
