import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} Kahve ve Perakende Ticaret A.Ş., Meclis-i Mebusan Caddesi No: 412, 34427 Beyoğlu/İstanbul",
    "MERSİS no: 0555012000000001, İstanbul Ticaret Sicili Müdürlüğü, 555012-0",
    "KEP: kontor@hs01.kep.example",
    "Telefon: {phone}, service@{domain}",
  ],
  buttonAddress: "Ya da bu adresi tarayıcınızda açın:",
  voucherCode: "İndirim kodunuz",
};
