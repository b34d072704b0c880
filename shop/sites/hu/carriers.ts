import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "mpl",
    name: "MPL",
    tracking: "https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue={number}",
    numbers: {
      pattern: `[A-Z]{2}[A-Z\\d]{11}|[A-Z]{4,6}\\d{11,17}|${postalNumbers}`,
      example: "JJH22AAAA1234",
    },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://gls-group.com/HU/hu/csomagkovetes?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "12345678901" },
  },
  {
    id: "foxpost",
    name: "Foxpost",
    tracking: "https://foxpost.hu/csomagkovetes/?code={number}",
    numbers: { pattern: "CLFOX\\d{10,20}", example: "CLFOX1234567890" },
  },
  {
    id: "packeta",
    name: "Packeta",
    tracking: "https://tracking.packeta.com/hu/?id={number}",
    numbers: { pattern: "Z\\d{10}", example: "Z1234567890" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://www.dpdgroup.com/hu/mydpd/my-parcels/search?parcelNumber={number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
];
