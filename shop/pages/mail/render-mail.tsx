import { renderToStaticMarkup } from "react-dom/server";
import { MailDocument } from "../../../platform/mail/client/MailDocument.tsx";
import { withOutlookWidths } from "../../../platform/mail/client/outlook-width.ts";
import { mailText } from "../../../platform/mail/mail-text.ts";
import type { MailPictures } from "../../../platform/mail/mail-contract.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import { design } from "../../brand.ts";
import type { SiteContent } from "../../sites/site-content.ts";

/** Removes what React adds to the head for each picture, which mail clients do not know. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, "");

/** Renders HTML and text of a mail with the same content; `origin` is the site's address. */
export function renderMail(
  content: MailContent,
  { site, texts }: SiteContent,
  origin: string,
  pictures: MailPictures,
): { html: string; text: string } {
  const document = (
    <MailDocument
      content={content}
      texts={texts.mail}
      site={site}
      design={design}
      origin={origin}
      pictures={pictures}
    />
  );
  return {
    html: `<!doctype html>${withOutlookWidths(withoutPreloads(renderToStaticMarkup(document)))}`,
    text: mailText(content, texts.mail),
  };
}
