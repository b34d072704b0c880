import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Type, { type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { ContentError } from "../../platform/shared/content/content-file.ts";
import { runCall, type CalledShop, type ShopCall } from "./shop-call.ts";

/**
 * The embedded database belongs to the process of the shop. While it runs, commands such as `npm run content` send requests to it
 * through a socket in the database folder, which only its user may open.
 */

const otherRelease = () =>
  new Error("The shop that runs is of another release. Stop it, then try again.");

const Asked = Compile(Type.Object({ name: Type.String(), request: Type.Unknown() }));

const Answered = Compile(
  Type.Union([
    Type.Object({ answer: Type.Unknown() }),
    Type.Object({ mistakes: Type.Array(Type.String()) }),
    Type.Object({ failure: Type.String() }),
  ]),
);

const socketIn = (folder: string) => join(folder, "commands.sock");

/** Answers the calls of commands until the server is closed. */
export async function serveCommands(
  folder: string,
  calls: ShopCall[],
  shop: CalledShop,
): Promise<Server> {
  const path = socketIn(folder);
  // A killed process leaves its socket behind. The owner of the folder's lock is alone and may remove it.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // An interrupted command needs no response.
    socket.on("error", () => socket.destroy());
    void text(socket)
      .then((request) => answerTo(request, calls, shop))
      .then(
        (response) => socket.end(JSON.stringify(response)),
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
  calls: ShopCall[],
  shop: CalledShop,
): Promise<{ answer: unknown } | { mistakes: string[] } | { failure: string }> {
  try {
    const request: unknown = JSON.parse(asked);
    if (!Asked.Check(request)) throw otherRelease();
    const call = calls.find(({ name }) => name === request.name);
    if (!call || !Compile(call.request).Check(request.request)) throw otherRelease();
    return { answer: await runCall(call, request.request, shop) };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Sends a call to the shop that runs on the database in a folder. Returns undefined when none runs there. */
export async function askRunningShop<Request extends TSchema, Answer extends TSchema>(
  folder: string,
  { name, answer: schema }: ShopCall<Request, Answer>,
  request: Static<Request>,
): Promise<Static<Answer> | undefined> {
  const socket = connect({ path: socketIn(folder), allowHalfOpen: true });
  const isOpen = await new Promise<boolean>((done) => {
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
  if (!isOpen) return undefined;
  socket.end(JSON.stringify({ name, request }));
  const answered: unknown = JSON.parse(await text(socket));
  if (!Answered.Check(answered)) throw otherRelease();
  if ("mistakes" in answered) throw new ContentError(...answered.mistakes);
  if ("failure" in answered) throw new Error(answered.failure);
  const { answer: response } = answered;
  if (!Compile(schema).Check(response)) throw otherRelease();
  return response;
}
