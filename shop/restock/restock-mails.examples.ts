import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { RestockTexts } from "./restock-texts.ts";
import { restockBackMail, restockConfirmationMail } from "./restock-mails.ts";

const article = {
  tcm: "105105-xl",
  name: "Softshelljacke, XL",
  url: "/softshelljacke-p105105.html",
  picture: "/img/105105-plain/1",
  price: 59_99,
  isAvailable: true,
};

/** Returns the mails about a sold-out article, as a shopper gets them. */
export function mailExamples({
  site,
  texts: { restock },
}: {
  site: Site;
  texts: { restock: RestockTexts };
}): Record<string, MailContent> {
  const mailSite = { site, texts: restock.mails, origin: "https://www.example.de" };
  return {
    restockConfirmation: restockConfirmationMail(
      article,
      mailSite,
      "https://www.example.de/service/restock/confirm/token",
    ),
    restockBack: restockBackMail(article, mailSite),
  };
}
