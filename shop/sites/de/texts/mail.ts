import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{company}, Deutschland",
    "Geschäftsführung: Dr. Henrike Lüders (Vorsitz), Jonas Petersen",
    "Amtsgericht Hamburg, HRB 555012, USt-IdNr. DE555012000",
    "Telefon {phone}, service@{domain}",
  ],
  buttonAddress: "Oder öffnen Sie diese Adresse im Browser:",
  voucherCode: "Ihr Aktionscode",
};
