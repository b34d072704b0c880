import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderToStaticMarkup } from "react-dom/server";
import { mailboxPath } from "../../../platform/mail/mail-contract.ts";
import { withPicturesInside } from "../../../platform/mail/server/attached-pictures.ts";
import { mailId, storedMails } from "../../../platform/mail/server/file-transport.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { sendProblem } from "../../../platform/http/responses/errors.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { Mailbox } from "./Mailbox.tsx";

const headers = () => ({
  ...pageHeaders(),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
});

/** A mail has inline styles and pictures inside, and loads nothing. */
const mailHeaders = {
  ...headers(),
  "content-security-policy":
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Shows the mails of a folder, with working links, to a browser on this machine. For development: mails contain secrets. */
export const mailboxPages: PageRoutes = { shared: mailboxRoutes };

export function mailboxRoutes(
  app: FastifyInstance,
  { mailFolder: folder, assets }: { mailFolder: string | undefined; assets: Assets },
) {
  if (!folder) return;
  const styles = [assets.url("shop.css")];

  const get = (
    path: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      isHere(request) ? handler(request, reply) : sendProblem(reply, 404, "There is no such page."),
    );

  const find = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    return (await storedMails(folder)).findLast((mail) => mailId(mail) === id);
  };

  get(mailboxPath, async (_request, reply) => {
    const mails = (await storedMails(folder))
      .toReversed()
      .map((mail) => ({ ...mail, id: mailId(mail) }));
    const page = renderToStaticMarkup(<Mailbox mails={mails} styles={styles} />);
    return reply.headers(headers()).send(`<!doctype html>${page}`);
  });

  get(`${mailboxPath}/:id`, async (request, reply) => {
    const mail = await find(request);
    return mail
      ? reply.headers(mailHeaders).send(withPicturesInside(mail))
      : sendProblem(reply, 404, "There is no such mail.");
  });

  get(`${mailboxPath}/:id/text`, async (request, reply) => {
    const mail = await find(request);
    return mail
      ? reply.headers({ ...headers(), "content-type": "text/plain; charset=utf-8" }).send(mail.text)
      : sendProblem(reply, 404, "There is no such mail.");
  });
}

/** Reports whether the browser is on this machine: without a proxy in between, and under a local host name. */
function isHere({ socket, headers: sent }: FastifyRequest): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  const isNamedSo = /^([\w-]+\.)?localhost(:\d+)?$|^127\.0\.0\.1(:\d+)?$|^\[::1\](:\d+)?$/.test(
    sent.host ?? "",
  );
  const isPassedOn = ["forwarded", "x-forwarded-for", "via"].some((name) => name in sent);
  return isLocal && isNamedSo && !isPassedOn;
}
