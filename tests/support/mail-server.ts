import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as it arrived: the recipients of its envelope, and the contents of its parts. */
export interface ReceivedMail {
  recipients: string[];
  sender: string;
  mail: ParsedMail;
  source: string;
}

/** A real SMTP server on this machine, which accepts every mail unless its options refuse it. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      const read = async () => {
        const source = await text(stream);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          mail: await simpleParser(source),
          source,
          sender: mailFrom ? mailFrom.address : "",
          recipients: rcptTo.map(({ address }) => address),
        });
      };
      void settle(read(), done);
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Calls back in the style of Node's older interfaces. */
async function settle(work: Promise<unknown>, done: (error?: Error | null) => void) {
  const failure = await work.catch((error: Error) => error);
  done(failure instanceof Error ? failure : null);
}
