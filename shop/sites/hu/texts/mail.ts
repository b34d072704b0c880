import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} Kereskedelmi Kft., 1093 Budapest, Közraktár utca 64.",
    "Cégjegyzékszám: 01-09-555012 (Fővárosi Törvényszék Cégbírósága), adószám: 55501201-2-43",
    "Tárhelyszolgáltató: Dunaparti Adatközpont Kft., 1117 Budapest, Budafoki út 255., info@dunaparti-adatkozpont.example",
    "Telefon: {phone}, service@{domain}",
  ],
  buttonAddress: "Vagy nyissa meg ezt a címet a böngészőben:",
  voucherCode: "Az Ön kedvezménykódja",
};
