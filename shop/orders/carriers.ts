/** A carrier that takes parcels to the shoppers of a site. */
export interface Carrier {
  /** Stored with parcels. */
  id: string;
  name: string;
  /** Address of its page about a parcel; `{number}` is the parcel's number. */
  tracking: string;
  /** Pattern and an example of its numbers, in capitals and without spaces. */
  numbers: { pattern: string; example: string };
}

/** Numbers of parcels of postal services (UPU S10), such as RR123456785AT. */
export const postalNumbers = "[A-Z]{2}\\d{9}[A-Z]{2}";

/** Returns the address at which a carrier shows where a parcel is. */
export const trackingUrl = ({ tracking }: Pick<Carrier, "tracking">, number: string) =>
  tracking.replace("{number}", encodeURIComponent(number));
