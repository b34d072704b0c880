import type { AddressInfo } from "node:net";
import { EventEmitter } from "node:events";
import { SMTPServer } from "smtp-server";

/**
 * An SMTP server in a process of its own that takes every mail and stores none. Told to wait, it takes no sender until it is
 * told otherwise. Told how many mails to count, it says how many came in a second, and what the last one was.
 */

let counting: { left: number; mails: number; started: number } | undefined;
let isWaiting = false;
const opening = new EventEmitter().setMaxListeners(0);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  // Not at the greeting: senders leave connections open.
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
