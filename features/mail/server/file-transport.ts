import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailTransport } from "./mail-transport.ts";

/** Stores each mail as a file, where the mailbox page finds it. */
export function fileTransport(folder: string): MailTransport {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      const name = message.messageId.replaceAll(/[^\w-]/g, "_");
      const path = join(folder, `${name}.json`);
      // Whole or not at all.
      await writeFile(`${path}.part`, JSON.stringify(message, null, 2));
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}
