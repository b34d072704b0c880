import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} CZ s.r.o., Thámova 855/112, 186 00 Praha 8",
    "IČO 555 01 200, DIČ CZ55501200",
    "Městský soud v Praze, oddíl C, vložka 555012",
    "Telefon {phone}, service@{domain}",
  ],
  buttonAddress: "Nebo otevřete tuto adresu v prohlížeči:",
  voucherCode: "Váš slevový kód",
};
