import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { trackingUrl, type Carrier } from "../../orders/carriers.ts";
import type { Order, RecordedParcel } from "../../orders/order-contract.ts";
import { currentParcels, maxParcels, type ParcelProblem } from "../../orders/parcels.ts";
import { orderPaths } from "../../shop-paths.ts";
import { staffTime } from "./staff-order-texts.ts";

/** The last segment of the address that the forms of parcels are sent to. */
export const parcelsPath = "parcels";

/** A form of a parcel that was refused, as it was sent. */
export interface RefusedParcel {
  /** The id of the parcel that it changes; empty for a new one. */
  id: string;
  carrier: string;
  trackingNumber: string;
  problem: ParcelProblem;
}

export interface StaffParcelsProps {
  order: Order;
  carriers: readonly Carrier[];
  refused?: RefusedParcel;
}

/** Shows the parcels of an order to staff, with forms that add, correct and remove them. */
export function StaffParcels({ order, carriers, refused }: StaffParcelsProps) {
  const { parcels = [] } = order;
  const current = currentParcels(order);
  return (
    <div className="kontor-staff__parcels">
      {current.map((parcel) => (
        <ParcelForm key={parcel.id} {...{ order, carriers, refused, parcel }} />
      ))}
      {current.length < maxParcels && <ParcelForm {...{ order, carriers, refused }} />}
      {parcels.length > 0 && (
        <>
          <h3>History</h3>
          <ol className="kontor-staff__history">
            {historyOf(parcels).map(({ at, done, parcel: { carrier, trackingNumber } }) => (
              <li key={`${done} ${trackingNumber} ${at.getTime()}`}>
                <strong>{done}</strong> {carrier} {trackingNumber}{" "}
                <time dateTime={at.toISOString()}>{staffTime(at, order)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Returns when parcels were added and removed, in this order. */
const historyOf = (parcels: RecordedParcel[]) =>
  parcels
    .flatMap((parcel) => [
      { at: parcel.addedAt, done: "added", parcel },
      ...(parcel.removedAt ? [{ at: parcel.removedAt, done: "removed", parcel }] : []),
    ])
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Renders the form of a parcel, or of a new one. */
function ParcelForm({
  order,
  carriers,
  refused,
  parcel,
}: StaffParcelsProps & { parcel?: RecordedParcel }) {
  const { id = "", carrier, trackingNumber } = parcel ?? {};
  const sent = refused?.id === id ? refused : undefined;
  const chosen = carriers.find((each) => each.id === (sent?.carrier ?? carrier)) ?? carriers[0];
  const name = parcel ? `Parcel ${parcel.trackingNumber}` : "Another parcel";
  const known = parcel && carriers.find((each) => each.id === carrier);
  return (
    <form
      className="kontor-form"
      method="post"
      action={`${orderPaths.staff}/${order.number}/${parcelsPath}`}
      aria-label={name}
      noValidate
    >
      <input type="hidden" name="parcel" value={id} />
      <div className="kontor-form__pair">
        <Select
          id={`carrier-${id}`}
          name="carrier"
          label="Carrier"
          error={sent?.problem === "carrier" ? "Choose one of the site’s carriers." : undefined}
          {...focusedIf(sent?.problem === "carrier")}
          defaultValue={chosen?.id}
          options={carriers.map((each) => ({ value: each.id, text: each.name }))}
        />
        <TextField
          id={`trackingNumber-${id}`}
          name="trackingNumber"
          label="Number of the parcel"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={
            sent?.problem === "trackingNumber"
              ? `No number of ${chosen?.name}. One looks like ${chosen?.numbers.example}.`
              : undefined
          }
          {...focusedIf(sent?.problem === "trackingNumber")}
          defaultValue={sent?.trackingNumber ?? trackingNumber}
        />
      </div>
      <p className="kontor-staff__buttons">
        <Button type="submit" size="small" variant="secondary" name="action" value="save">
          {parcel ? "Correct" : "Add"}
        </Button>
        {parcel && (
          <Button type="submit" size="small" variant="secondary" name="action" value="remove">
            Remove
          </Button>
        )}
        {parcel && known && (
          <a
            className="kontor-link"
            href={trackingUrl(known, parcel.trackingNumber)}
            rel="noreferrer"
          >
            Track at {known.name}
          </a>
        )}
      </p>
    </form>
  );
}
