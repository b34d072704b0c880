import type { MailTexts } from "../../../../platform/mail/mail-contract.ts";

export const mail: MailTexts = {
  imprint: [
    "{shopName} Slovensko, s. r. o., Mlynské nivy 112, 821 05 Bratislava",
    "IČO 55501200, DIČ 2025550121, IČ DPH SK2025550121",
    "Obchodný register Mestského súdu Bratislava III, oddiel Sro, vložka č. 955012/B",
    "Telefón {phone}, service@{domain}",
  ],
  buttonAddress: "Alebo otvorte túto adresu v prehliadači:",
  voucherCode: "Váš zľavový kód",
};
