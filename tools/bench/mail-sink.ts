import type { AddressInfo } from "node:net";
import { EventEmitter } from "node:events";
import { SMTPServer } from "smtp-server";

/**
 * An SMTP server in its own process that accepts every mail and stores none. On "wait" it accepts no sender until told otherwise.
 * Given a number of mails to count, it reports how many arrived per second, and the last one.
 */

let counting: { left: number; mails: number; started: number } | undefined;
let isWaiting = false;
const opening = new EventEmitter().setMaxListeners(0);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  // Not refused at the greeting, because senders leave connections open.
  onMailFrom(_address, _session, done) {
    if (isWaiting) opening.once("open", done);
    else done();
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      done();
      if (!counting || --counting.left > 0) return;
      const rate = (counting.mails * 1_000) / (performance.now() - counting.started);
      counting = undefined;
      process.send!({ rate, message: Buffer.concat(chunks).toString() });
    });
  },
});

process.on("message", (asked: "wait" | "take" | number) => {
  isWaiting = asked === "wait";
  if (isWaiting) return;
  if (typeof asked === "number")
    counting = { left: asked, mails: asked, started: performance.now() };
  opening.emit("open");
});
server.listen(0, "127.0.0.1", () => process.send!((server.server.address() as AddressInfo).port));
