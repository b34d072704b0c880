import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} (Suisse) SA, Industriestrasse 8, 6300 Zoug, Suisse",
    "Conseil d’administration : Claudia Ammann (présidente), Jonas Petersen",
    "Registre du commerce du canton de Zoug, IDE CHE-555.012.000",
    "Téléphone {phone}, service@{domain}",
  ],
  buttonAddress: "Ou ouvrez cette adresse dans votre navigateur :",
  voucherCode: "Votre code de réduction",
};
