import type { MailContent } from "../../shared/mail.ts";
import type { SiteContent } from "../../sites/site-content.ts";

/** HTML and text of a mail: they say the same. */
export async function renderMail(content: MailContent, _site: SiteContent, _origin: string) {
  const text = [content.heading, content.reason].join("\n\n");
  return { html: `<p>${content.heading}</p>`, text };
}
