import { postalNumbers, type Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "ceska-posta",
    name: "Česká pošta",
    tracking: "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={number}",
    numbers: { pattern: `[A-Z]{2}\\d{9,10}[A-Z]?|${postalNumbers}`, example: "DR1234567890M" },
  },
  {
    id: "zasilkovna",
    name: "Zásilkovna",
    tracking: "https://tracking.packeta.com/cs/?id={number}",
    numbers: { pattern: "Z\\d{10}", example: "Z1234567890" },
  },
  {
    id: "ppl",
    name: "PPL",
    tracking: "https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}",
    numbers: { pattern: "\\d{11}", example: "40012345678" },
  },
  {
    id: "dpd",
    name: "DPD",
    tracking: "https://www.dpdgroup.com/cz/mydpd/my-parcels/search?parcelNumber={number}",
    numbers: { pattern: "\\d{14}[A-Z\\d]?", example: "01234567890123" },
  },
  {
    id: "gls",
    name: "GLS",
    tracking: "https://gls-group.com/CZ/cs/sledovani-zasilek?match={number}",
    numbers: { pattern: "[A-Z\\d]{8,14}", example: "12345678901" },
  },
];
