import { trackingUrl, type Carrier } from "./carriers.ts";
import type { Order, Parcel } from "./order-contract.ts";

/** Maximum parcels of an order. */
export const maxParcels = 20;

/** Why a parcel that staff typed is not stored, by its field. */
export type ParcelProblem = "carrier" | "trackingNumber";

/** Reads a parcel that staff typed. Its number may have spaces, hyphens and small letters. */
export function readParcel(
  form: Partial<Record<ParcelProblem, string>>,
  carriers: readonly Carrier[],
): { parcel: Parcel } | { problem: ParcelProblem } {
  const carrier = carriers.find(({ id }) => id === form.carrier);
  if (!carrier) return { problem: "carrier" };
  const trackingNumber = (form.trackingNumber ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
  return new RegExp(`^(?:${carrier.numbers.pattern})$`).test(trackingNumber)
    ? { parcel: { carrier: carrier.id, trackingNumber } }
    : { problem: "trackingNumber" };
}

/** A parcel as its shopper sees it. */
export interface TrackedParcel {
  carrier: string;
  number: string;
  /** Missing when the site has no such carrier any more. */
  url?: string;
}

/** Returns the parcels of an order that are on their way, or were. */
export function trackedParcels(
  { parcels = [], history }: Pick<Order, "parcels" | "history">,
  carriers: readonly Carrier[],
): TrackedParcel[] {
  if (!history.some(({ state }) => state === "shipped")) return [];
  return currentParcels({ parcels }).map(({ carrier: id, trackingNumber: number }) => {
    const carrier = carriers.find((each) => each.id === id);
    return carrier
      ? { carrier: carrier.name, number, url: trackingUrl(carrier, number) }
      : { carrier: id, number };
  });
}

/** Returns the parcels of an order that staff have not removed. */
export const currentParcels = ({ parcels = [] }: Pick<Order, "parcels">) =>
  parcels.filter(({ removedAt }) => removedAt === undefined);
