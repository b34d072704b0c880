import { cardPaths, customerPaths, type CardKind } from "../../shop-paths.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admitWritesFirst } from "../../../platform/http/overload/admitted-routes.ts";
import { isCountedError } from "../../../platform/http/responses/errors.ts";
import { acceptForms, formOf, queryOf } from "../../../platform/http/requests/forms.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import { cardRoutes } from "../customer-card/card-pages.route.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { accountFormRoutes } from "./account-forms.route.ts";
import { addressRoutes } from "./addresses.route.ts";
import { createAccountPages, type AccountPagesOptions } from "./account-pages.server.tsx";
import { createBrowserLogins, type BrowserLoginOptions } from "./browser-logins.server.ts";
import { createFailedForms } from "./failed-forms.server.tsx";
import type { AccountSources } from "./account-export.server.ts";
import { sectionRoutes } from "./account-sections.route.ts";
import { subscriptionRoutes, type SubscriptionRouteOptions } from "./subscriptions.route.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { wantedPage } from "./account-sections.ts";
import { loginRoutes } from "./login.route.ts";
import { mailLinkRoutes } from "./mail-links.route.ts";

export type AccountPageOptions = AccountPagesOptions &
  BrowserLoginOptions &
  AccountSources &
  Omit<SubscriptionRouteOptions, "pages"> & { customerCards: CustomerCards };

const maxFormBytes = 8_192;

/** The pages of a customer, each rendered per request, and their forms. */
export const accountPages: PageRoutes = { personal: accountPageRoutes };

function accountPageRoutes(app: FastifyInstance, options: AccountPageOptions) {
  const { customers, customerCards, visitors, requests, newsletter } = options;
  const pages = createAccountPages(options);
  const logins = createBrowserLogins(options);
  acceptForms(app, maxFormBytes);
  admitWritesFirst(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const get = (
    path: string,
    summary: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) => app.get(path, { schema: { summary, tags: ["pages"] } }, handler);

  get(customerPaths.userMenu, "Where the user icon leads", async (request, reply) =>
    pages.userMenu(request, reply, await visitors.recognise(request)),
  );
  get(
    customerPaths.account,
    "The overview of the account, or the login",
    async (request, reply) => {
      const visitor = await visitors.recognise(request);
      if (visitor.status === "LOGGED_IN")
        return pages.sections.overview(request, reply, visitor.customer);
      const { [wantedField]: wanted } = queryOf(request);
      return pages.login(request, reply, visitor, {
        values: { [wantedField]: wantedPage(wanted) },
        problems: {},
      });
    },
  );
  sectionRoutes(app, { ...options, pages });
  addressRoutes(app, { customers, visitors, requests, pages });
  subscriptionRoutes(app, { ...options, pages: pages.subscriptions });
  cardRoutes(app, { customerCards, visitors, requests, pages });
  get(customerPaths.register, "The form for a new account", async (request, reply) =>
    pages.register(request, reply, {
      values: { [wantedField]: wantedPage(queryOf(request)[wantedField]) },
      problems: {},
    }),
  );
  for (const kind of Object.keys(cardPaths) as CardKind[])
    get(cardPaths[kind], `Page: ${kind}`, async (request, reply) =>
      pages.card(request, reply, await visitors.recognise(request), kind),
    );

  loginRoutes(app, { customers, visitors, requests, pages, logins });
  mailLinkRoutes(app, { customers, visitors, requests, pages, logins });
  accountFormRoutes(app, { customers, visitors, requests, pages, logins, newsletter });

  const failedForms = createFailedForms({ visitors, requests, pages });
  /** An error must not discard what was typed: the form is shown again. A password is never sent back. */
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    const show = request.method === "POST" && failedForms[request.routeOptions.url ?? ""];
    if (!show || statusCode < 500) throw error;
    if (!isCountedError(error)) request.log.error(error);
    reply.code(503).header("retry-after", "5");
    const { password: _password, ...values } = formOf(request);
    const { unavailable: notice } = requests.contentOf(request).texts.customer;
    return show(request, reply, { values, problems: {}, notice });
  });
}
