import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Staff } from "../../../border/staff/server/staff.ts";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import { staffStoreCardsPath } from "../../shop-paths.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import { StaffStoreCards, StaffStoreCardSheet } from "./StaffStoreCards.tsx";

interface StoreCardsOptions {
  staff: Pick<Staff, "memberOf">;
  customerCards: Pick<CustomerCards, "storeCards">;
  assets: Assets;
  now: () => Date;
}

/** The staff's pages of cards for stores. */
export const staffStoreCardsPages: PageRoutes = {
  staff: (app, { staff, customerCards, frame }) =>
    storeCardsRoutes(app, { staff, customerCards, ...frame }),
};

function storeCardsRoutes(
  app: FastifyInstance,
  { staff, customerCards: { storeCards }, assets, now }: StoreCardsOptions,
) {
  const styles = toolStyles(assets);
  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("orders", request, reply, { staff, now });
  const send = (reply: FastifyReply, page: ReactElement) =>
    reply.send(`<!doctype html>${renderToString(page)}`);

  app.get(
    staffStoreCardsPath,
    { schema: { summary: "Makes cards for stores", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const batches = await storeCards.batches();
      return send(
        reply,
        <StaffStoreCards {...{ styles, member, batches, formKey: newSecret() }} />,
      );
    },
  );

  app.post(
    staffStoreCardsPath,
    { schema: { ...formSchema("Make cards for a store: site, count, key"), tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { site = "", count = "", key } = formOf(request);
      const wanted = isSiteCode(site) &&
        isSecret(key) && { site, count: /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0 };
      if (wanted && (await storeCards.make(key!, wanted, member.id)))
        return reply.redirect(`${staffStoreCardsPath}/${key}`, 303);
      const batches = await storeCards.batches();
      const refused = { site, count };
      return send(
        reply.code(400),
        <StaffStoreCards {...{ styles, member, batches, refused, formKey: newSecret() }} />,
      );
    },
  );

  app.get<{ Params: { batch: string } }>(
    `${staffStoreCardsPath}/:batch`,
    {
      schema: {
        summary: "Cards for a store with their codes, to be printed",
        tags: ["staff"],
        params: Type.Object({ batch: Type.String({ pattern: String.raw`^[\w-]{32}$` }) }),
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const batch = await storeCards.batch(request.params.batch, member.id);
      return batch
        ? send(reply, <StaffStoreCardSheet {...{ styles, member, batch }} />)
        : reply.redirect(staffStoreCardsPath, 303);
    },
  );
}
