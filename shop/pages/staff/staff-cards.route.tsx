import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import { formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import type { CorrectionOutcome } from "../../customer-card/server/cards.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import { staffCardsPath } from "../../shop-paths.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { cardsTool, maxReasonLength, StaffCardPage, type StaffCardProps } from "./StaffCard.tsx";
import { memberWith, toolStyles } from "./staff-scope.server.ts";

interface StaffCardsOptions {
  staff: Pick<Staff, "memberOf">;
  customerCards: Pick<CustomerCards, "forStaff" | "correct">;
  assets: Assets;
  now: () => Date;
}

/** The staff's page of customer cards. */
export const staffCardsPages: PageRoutes = {
  staff: (app, { staff, customerCards, frame }) =>
    staffCardsRoutes(app, { staff, customerCards, ...frame }),
  staffTools: [cardsTool],
};

const problems: Record<Exclude<CorrectionOutcome, "done">, string> = {
  invalid: "Enter a number of beans and the reason.",
  tooMany: "The card has fewer beans than that.",
  unknown: "The card was given back.",
};

function staffCardsRoutes(
  app: FastifyInstance,
  { staff, customerCards, assets, now }: StaffCardsOptions,
) {
  const styles = toolStyles(assets);
  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("orders", request, reply, { staff, now });
  const send = (reply: FastifyReply, props: Omit<StaffCardProps, "formKey" | "styles">) =>
    reply.send(
      `<!doctype html>${renderToString(<StaffCardPage {...{ styles, formKey: newSecret() }} {...props} />)}`,
    );

  app.get(
    staffCardsPath,
    { schema: { summary: "A customer card by text: its number or an address", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const text = (queryOf(request).text ?? "").slice(0, 256);
      const card = text ? await customerCards.forStaff(text, member.id) : undefined;
      return send(reply, { member, text, card });
    },
  );

  app.post<{ Params: { number: string } }>(
    `${staffCardsPath}/:number`,
    {
      schema: {
        ...formSchema("Correct the beans of a customer card: beans, note, key"),
        tags: ["staff"],
        params: Type.Object({ number: Type.String({ pattern: String.raw`^\d{13}$` }) }),
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { number } = request.params;
      const { beans = "", note = "", key = "" } = formOf(request);
      const correction = {
        beans: /^[-+−]?\d{1,6}$/.test(beans.trim()) ? Number(beans.trim().replace("−", "-")) : 0,
        note: note.trim().slice(0, maxReasonLength),
        key: key.slice(0, 64),
      };
      const outcome = await customerCards.correct(number, correction, member.id);
      if (outcome === "done") return reply.redirect(`${staffCardsPath}?text=${number}`, 303);
      const card = await customerCards.forStaff(number, member.id);
      const refused = { problem: problems[outcome], beans, note };
      return send(reply.code(409), { member, text: number, card, refused });
    },
  );
}
