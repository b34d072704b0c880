import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import {
  answerLengths,
  questionFields,
  textProblem,
  writtenText,
  type TextProblem,
} from "../../community/question.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { staffQuestionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import { questionsTool, StaffQuestions, type StaffQuestionsProps } from "./StaffQuestions.tsx";

interface StaffQuestionsOptions {
  staff: Pick<Staff, "memberOf">;
  community: { contributions: Pick<Community["contributions"], "ofNumber"> };
  communityMembers: Pick<CommunityMembers, "questions">;
  assets: Assets;
  now: () => Date;
}

/** Questions of members that the shop has not answered, for staff. */
export const staffQuestionsPages: PageRoutes = {
  staff: (app, { staff, community, communityMembers, frame }) =>
    staffQuestionsRoutes(app, { staff, community, communityMembers, ...frame }),
  staffTools: [questionsTool],
};

/** Questions on one page; those that wait the longest come first. */
const maxListed = 50;

const problems: Record<TextProblem, string> = {
  required: "Write an answer.",
  tooShort: "Write a little more.",
  tooLong: `Write at most ${answerLengths.max} characters.`,
  contact: "Leave out addresses.",
};

function staffQuestionsRoutes(
  app: FastifyInstance,
  { staff, community, communityMembers: { questions }, assets, now }: StaffQuestionsOptions,
) {
  const styles = toolStyles(assets);

  app.get(
    staffQuestionsPath,
    { schema: { summary: "Questions that the shop has not answered", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      return member ? show(reply, member) : reply;
    },
  );

  app.post<{ Params: { number: string } }>(
    `${staffQuestionsPath}/:number`,
    {
      schema: {
        ...formSchema("Answer a question in the name of the shop: text"),
        tags: ["staff"],
        params: Type.Object({ number: Type.String({ pattern: "^[1-9]\\d{0,8}$" }) }),
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const number = Number(request.params.number);
      const text = writtenText(formOf(request)[questionFields.text]);
      const problem = textProblem(text, answerLengths, { isShop: true });
      if (problem)
        return show(reply.code(400), member, { number, text, problem: problems[problem] });
      const question = await community.contributions.ofNumber(number);
      if (question?.kind !== "question" || question.state !== "published") {
        reply.callNotFound();
        return reply;
      }
      const { site } = valueAt(allSites, question.site);
      await questions.answerAsShop(question, text, { site, now: now() });
      return reply.redirect(staffQuestionsPath, 303);
    },
  );

  const show = async (
    reply: FastifyReply,
    member: StaffMember,
    refused?: StaffQuestionsProps["refused"],
  ) =>
    reply.send(
      `<!doctype html>${renderToString(
        <StaffQuestions
          {...{ styles, member, refused }}
          questions={await questions.withoutShop(maxListed)}
        />,
      )}`,
    );

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("community", request, reply, { staff, now });
}
