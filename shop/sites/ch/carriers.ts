import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "swiss-post",
    name: "Die Post",
    tracking: "https://service.post.ch/ekp-web/ui/entry/search/{number}?lang=de",
    numbers: { pattern: `\\d{18}|${postalNumbers}`, example: "996012345612345678" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://www.dpdgroup.com/ch/mydpd/my-parcels/track?lang=de&parcelNumber={number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
  {
    id: "dhl",
    name: "DHL",
    tracking: "https://www.dhl.com/ch-de/home/tracking.html?tracking-id={number}",
    numbers: {
      pattern: `\\d{10,20}|JJD\\d{16,21}|${postalNumbers}`,
      example: "00340434161094015902",
    },
  },
  {
    id: "planzer",
    name: "Planzer",
    tracking: "https://service.planzer-paket.ch/tracking/?lang=de&id={number}",
    numbers: { pattern: "\\d{8,20}", example: "01234567890" },
  },
];
