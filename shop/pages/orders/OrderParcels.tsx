import { fill } from "../../../platform/shared/texts/words.ts";
import type { Carrier } from "../../orders/carriers.ts";
import type { Order } from "../../orders/order-contract.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";
import { trackedParcels } from "../../orders/parcels.ts";

export interface OrderParcelsProps {
  order: Order;
  carriers: readonly Carrier[];
  texts: Pick<OrderTexts, "parcels" | "trackParcel">;
}

/** Links the carriers' pages about an order's parcels. They do not learn the address of the order's page, which may be a secret. */
export function OrderParcels({ order, carriers, texts }: OrderParcelsProps) {
  const parcels = trackedParcels(order, carriers);
  if (parcels.length === 0) return null;
  return (
    <>
      <h2>{texts.parcels}</h2>
      <ul className="kontor-order__parcels">
        {parcels.map(({ url, ...parcel }) => {
          const text = fill(texts.trackParcel, parcel);
          return (
            <li key={`${parcel.carrier} ${parcel.number}`}>
              {url ? (
                <a className="kontor-link" href={url} rel="noreferrer">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
