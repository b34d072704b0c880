import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} Polska sp. z o.o., ul. Grzybowska 412, 00-849 Warszawa",
    "Sąd Rejonowy dla m.st. Warszawy, XIII Wydział Gospodarczy KRS, KRS 0009555012",
    "NIP 5550120000, REGON 555012005, kapitał zakładowy 5 000 000 zł",
    "Telefon {phone}, service@{domain}",
  ],
  buttonAddress: "Możesz też otworzyć ten adres w przeglądarce:",
  voucherCode: "Twój kod rabatowy",
};
