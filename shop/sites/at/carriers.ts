import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "post-at",
    name: "Österreichische Post",
    tracking: "https://www.post.at/sv/sendungsdetails?snr={number}",
    numbers: { pattern: `\\d{16,22}|${postalNumbers}`, example: "1004001234567890123456" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://www.mydpd.at/meine-pakete?pno={number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://gls-group.com/AT/de/paket-verfolgen?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "ZABCD123" },
  },
  {
    id: "dhl",
    name: "DHL",
    tracking: "https://www.dhl.com/at-de/home/tracking.html?tracking-id={number}",
    numbers: {
      pattern: `\\d{10,20}|JJD\\d{16,21}|${postalNumbers}`,
      example: "00340434161094015902",
    },
  },
];
