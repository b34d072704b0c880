import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "dhl",
    name: "DHL",
    tracking:
      "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}",
    numbers: {
      pattern: `\\d{12,20}|JJD\\d{16,21}|${postalNumbers}`,
      example: "00340434161094015902",
    },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://tracking.dpd.de/status/de_DE/parcel/{number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://www.gls-pakete.de/sendungsverfolgung?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "ZABCD123" },
  },
  {
    id: "ups",
    name: "UPS",
    tracking: "https://www.ups.com/track?loc=de_DE&tracknum={number}",
    numbers: { pattern: "1Z[A-Z\\d]{16}", example: "1Z999AA10123456784" },
  },
];
