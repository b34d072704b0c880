import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "inpost",
    name: "InPost",
    tracking: "https://inpost.pl/sledzenie-przesylek?number={number}",
    numbers: { pattern: "\\d{24}", example: "620012345678901234567890" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}",
    numbers: { pattern: "\\d{13,14}[A-Z\\d]?", example: "0123456789012U" },
  },
  {
    id: "poczta-polska",
    name: "Poczta Polska",
    tracking: "https://emonitoring.poczta-polska.pl/?numer={number}",
    numbers: { pattern: `\\d{20}|${postalNumbers}`, example: "00259007731234567890" },
  },
  {
    id: "dhl",
    name: "DHL",
    tracking: "https://www.dhl.com/pl-pl/home/tracking.html?tracking-id={number}",
    numbers: { pattern: `\\d{10,20}|JJD\\d{16,21}|${postalNumbers}`, example: "12345678901" },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://gls-group.com/PL/pl/sledzenie-paczek?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "12345678901" },
  },
];
