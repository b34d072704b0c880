import type { Carrier } from "../../orders/carriers.ts";

/** The carriers of the country, the usual one first. Carriers change their addresses: try them with a number of yours. */
export const carriers: Carrier[] = [
  {
    id: "yurtici",
    name: "Yurtiçi Kargo",
    tracking: "https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={number}",
    numbers: { pattern: "\\d{9,14}", example: "123456789012" },
  },
  {
    id: "aras",
    name: "Aras Kargo",
    tracking: "https://kargotakip.araskargo.com.tr/mainpage.aspx?code={number}",
    numbers: { pattern: "\\d{10,20}", example: "1234567890123" },
  },
  {
    id: "mng",
    name: "DHL eCommerce (MNG Kargo)",
    tracking: "https://kargotakip.dhlecommerce.com.tr/?takipNo={number}",
    numbers: { pattern: "\\d{9,16}", example: "123456789012" },
  },
  {
    id: "surat",
    name: "Sürat Kargo",
    tracking: "https://www.suratkargo.com.tr/KargoTakip/?kargotakipno={number}",
    numbers: { pattern: "\\d{10,16}", example: "12345678901234" },
  },
  {
    id: "hepsijet",
    name: "HepsiJet",
    tracking: "https://www.hepsijet.com/gonderi-takibi/{number}",
    numbers: { pattern: "[A-Z\\d]{8,20}", example: "HJ1234567890" },
  },
];
