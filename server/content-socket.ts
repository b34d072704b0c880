import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { ContentError } from "../shared/content-file.ts";
import { ContentRequest } from "./content-command.ts";

/**
 * The embedded database belongs to the process of the shop: while that runs, `npm run content` asks it through a socket in
 * the folder of the database, which only its user may open.
 */

const ContentAnswer = Type.Union([
  Type.Object({ lines: Type.Array(Type.String()) }),
  Type.Object({ mistakes: Type.Array(Type.String()) }),
  Type.Object({ failure: Type.String() }),
]);
type ContentAnswer = Static<typeof ContentAnswer>;

const requestForm = Compile(ContentRequest);
const answerForm = Compile(ContentAnswer);

const socketIn = (folder: string) => join(folder, "content.sock");

/** Does what commands ask for until the server is closed. */
export async function serveContentCommands(
  folder: string,
  run: (request: ContentRequest) => Promise<string[]>,
): Promise<Server> {
  const path = socketIn(folder);
  // A process that was killed leaves it behind; who has the lock of the folder is alone.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A command that was interrupted needs no answer.
    socket.on("error", () => socket.destroy());
    void text(socket)
      .then((asked) => answerTo(asked, run))
      .then(
        (answer) => socket.end(JSON.stringify(answer)),
        () => socket.destroy(),
      );
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(path, listening);
  });
  await chmod(path, 0o600);
  return server;
}

async function answerTo(
  asked: string,
  run: (request: ContentRequest) => Promise<string[]>,
): Promise<ContentAnswer> {
  try {
    const request: unknown = JSON.parse(asked);
    if (!requestForm.Check(request))
      return { failure: "The shop that runs is of another release. Stop it, then try again." };
    return { lines: await run(request) };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    return { failure: String(error) };
  }
}

/** Asks the shop that runs on the database in a folder; undefined when none runs there. */
export async function askRunningShop(
  folder: string,
  request: ContentRequest,
): Promise<string[] | undefined> {
  const socket = connect({ path: socketIn(folder), allowHalfOpen: true });
  const isOpen = await new Promise<boolean>((done) => {
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
  if (!isOpen) return undefined;
  socket.end(JSON.stringify(request));
  const answer: unknown = JSON.parse(await text(socket));
  if (!answerForm.Check(answer)) throw new Error("The shop that runs answered in an unknown form.");
  if ("mistakes" in answer) throw new ContentError(...answer.mistakes);
  if ("failure" in answer) throw new Error(answer.failure);
  return answer.lines;
}
