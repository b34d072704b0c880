import { pageTitle } from "../document/page-title.ts";
import { mailboxPath } from "../../../platform/mail/mail-contract.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";

/** A mail in the list; its id names its page. */
export interface ListedMail {
  id: string;
  to: string;
  subject: string;
  date: Date;
}

export interface MailboxProps {
  /** The mails, newest first. */
  mails: ListedMail[];
  styles: string[];
}

/** Lists the mails that the shop would have sent. */
export function Mailbox({ mails, styles }: MailboxProps) {
  const time = dateFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });
  return (
    <html lang="en" data-kontor-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{pageTitle("Mailbox")}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="kontor-page">
          <h1>Mailbox</h1>
          <p>
            No SMTP_URL is set: these are the mails that the shop would have sent. Only this machine
            can open them.
          </p>
          {mails.length === 0 && <p>There is no mail yet.</p>}
          <ul>
            {mails.map(({ id, to, subject, date }) => (
              <li key={id}>
                <a href={`${mailboxPath}/${id}`}>{subject}</a> to {to},{" "}
                <time dateTime={date.toISOString()}>{time.format(date)}</time> (
                <a href={`${mailboxPath}/${id}/text`}>text</a>)
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
