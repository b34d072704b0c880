import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Customer } from "../../customer/server/visitor.ts";
import { customerPaths } from "../../shop-paths.ts";
import { accountExport, type AccountSources } from "./account-export.server.ts";
import { toAccount } from "./account-forms.server.ts";
import { formPages } from "./account-sections.ts";
import type { AccountPages } from "./account-pages.server.tsx";

/** The pages of a customer who is logged in; any other browser is sent to the login, and from there to the page. */
export function sectionRoutes(
  app: FastifyInstance,
  options: AccountSources & { pages: AccountPages },
) {
  const { customers, visitors, requests } = options;
  const { sections } = options.pages;
  const get = (
    path: string,
    summary: string,
    show: (request: FastifyRequest, reply: FastifyReply, customer: Customer) => Promise<unknown>,
  ) =>
    app.get(path, { schema: { summary, tags: ["pages"] } }, async (request, reply) => {
      const { status, customer } = await visitors.recognise(request);
      return status === "LOGGED_IN" ? show(request, reply, customer) : toAccount(reply, path);
    });

  get(customerPaths.profile, "The customer's salutation, name and address", sections.profile);
  get(customerPaths.loginData, "E-mail address and password of the account", sections.loginData);
  get(customerPaths.card, "Card, beans and community of the customer", sections.card);
  get(customerPaths.newsletter, "The customer's newsletter and cookies", sections.newsletter);
  get(customerPaths.data, "Download of the customer's data, and deletion", sections.data);
  get(customerPaths.sessions, "Where the customer is logged in", async (request, reply, { id }) => {
    const { session = "" } = visitors.presented(request);
    const { now } = requests.presentOf(request);
    return sections.sessions(
      request,
      reply,
      await customers.logins.sessions.list(id, session, now),
    );
  });
  get(
    customerPaths.dataExport,
    "Everything that is stored about the customer, as a file",
    async (request, reply, customer) =>
      reply
        .header("content-disposition", 'attachment; filename="account.json"')
        .type("application/json; charset=utf-8")
        .send(await accountExport(request, customer, options)),
  );
  for (const [form, page] of Object.entries(formPages))
    app.get(
      form,
      { schema: { summary: "Redirects to the page of the form", tags: ["pages"] } },
      (_request, reply) => reply.redirect(page!, 303),
    );
}
