import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import { trackingUrl } from "./carriers.ts";
import { readParcel, trackedParcels } from "./parcels.ts";

const { carriers } = allSites.DE;
const at = new Date("2026-11-26T10:00:00Z");

test.each(Object.values(allSites))(
  "carriers of $site.code have ids of their own, secure addresses, and examples of their numbers",
  ({ carriers }) => {
    expect(carriers.length).toBeGreaterThan(1);
    expect(new Set(carriers.map(({ id }) => id)).size).toBe(carriers.length);
    for (const carrier of carriers) {
      const { id, tracking, numbers } = carrier;
      expect(tracking).toContain("{number}");
      expect(new URL(trackingUrl(carrier, numbers.example)).protocol).toBe("https:");
      expect(readParcel({ carrier: id, trackingNumber: numbers.example }, carriers)).toEqual({
        parcel: { carrier: id, trackingNumber: numbers.example },
      });
    }
  },
);

test("a number is stored without the spaces, hyphens and small letters of the label", () =>
  expect(
    readParcel({ carrier: "dhl", trackingNumber: " jjd0-0034 0434161094015902 " }, carriers),
  ).toEqual({ parcel: { carrier: "dhl", trackingNumber: "JJD000340434161094015902" } }));

test.each([
  [{ carrier: "dhl", trackingNumber: "12345" }, "trackingNumber"],
  [{ carrier: "dhl", trackingNumber: "00340434161094015902/../" }, "trackingNumber"],
  [{ carrier: "dhl" }, "trackingNumber"],
  [{ carrier: "inpost", trackingNumber: "00340434161094015902" }, "carrier"],
  [{ trackingNumber: "00340434161094015902" }, "carrier"],
] as const)("%j is refused because of its %s", (form, problem) =>
  expect(readParcel(form, carriers)).toEqual({ problem }),
);

test("shoppers see parcels that were not removed, once the order is on its way", () => {
  const sent = { id: "2", carrier: "dhl", trackingNumber: "00340434161094015902", addedAt: at };
  const removed = { ...sent, id: "1", trackingNumber: "00340434161094015903", removedAt: at };
  const unknown = { ...sent, id: "3", carrier: "gone" };
  const parcels = [removed, sent, unknown];
  const placed = { state: "placed", at, note: "" } as const;
  const shipped = { state: "shipped", at, note: "" } as const;
  expect(trackedParcels({ parcels, history: [placed] }, carriers)).toEqual([]);
  expect(trackedParcels({ parcels, history: [placed, shipped] }, carriers)).toEqual([
    {
      carrier: "DHL",
      number: sent.trackingNumber,
      url: expect.stringContaining(sent.trackingNumber),
    },
    { carrier: "gone", number: sent.trackingNumber },
  ]);
  expect(trackedParcels({ history: [shipped] }, carriers)).toEqual([]);
});
