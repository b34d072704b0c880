import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "slovenska-posta",
    name: "Slovenská pošta",
    tracking: "https://tandt.posta.sk/zasielky/{number}",
    numbers: { pattern: postalNumbers, example: "RR123456785SK" },
  },
  {
    id: "packeta",
    name: "Packeta",
    tracking: "https://tracking.packeta.com/sk/?id={number}",
    numbers: { pattern: "Z\\d{10}", example: "Z1234567890" },
  },
  {
    id: "sps",
    name: "SPS",
    tracking: "https://www.sps-sro.sk/sledovanie-zasielok/?q={number}",
    numbers: { pattern: "[A-Z\\d]{8,20}", example: "8001234567" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://www.dpdgroup.com/sk/mydpd/my-parcels/search?parcelNumber={number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://gls-group.com/SK/sk/sledovanie-zasielok?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "12345678901" },
  },
];
