import type { FastifyInstance, FastifyRequest } from "fastify";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { deliverableEmail } from "../../../platform/shared/email.ts";
import {
  contributionLengths,
  contributionReasons,
  type ContributionReason,
} from "../../community/community-contract.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { reviewPaths } from "../../shop-paths.ts";
import { reportFields } from "./ReportForm.tsx";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { ReviewPages, ShownReportForm } from "./review-pages.server.tsx";

interface ReportOptions extends Pick<PersonalPagesOptions, "requests"> {
  community: Community;
  pages: ReviewPages;
}

/** The form with which anyone reports a published contribution of any kind (article 16 of Regulation (EU) 2022/2065). */
export function reportRoutes(app: FastifyInstance, { community, requests, pages }: ReportOptions) {
  const one = `${reviewPaths.report}/:number(^\\d{1,9}$)`;
  type WithNumber = { Params: { number: string } };
  const [firstReason] = contributionReasons;

  const published = async ({ params }: Pick<FastifyRequest<WithNumber>, "params">) => {
    const found = await community.contributions.ofNumber(Number(params.number));
    return found?.state === "published" ? found : undefined;
  };

  app.get<WithNumber>(
    one,
    { schema: { summary: "The form that reports a contribution", tags: ["pages"] } },
    async (request, reply) => {
      const contribution = await published(request);
      if (!contribution) return pages.says(request, reply.code(410), "gone");
      const typed = { reason: firstReason, note: "", email: "" };
      return pages.report(request, reply, contribution, { typed, problems: {} });
    },
  );

  app.post<WithNumber>(
    one,
    { schema: formSchema("Report a contribution: reason, note, email") },
    async (request, reply) => {
      const contribution = await published(request);
      if (!contribution) return pages.says(request, reply.code(410), "gone");
      const form = formOf(request);
      const reason: ContributionReason =
        contributionReasons.find((known) => known === form[reportFields.reason]) ?? firstReason;
      const note = (form[reportFields.note] ?? "").trim();
      const email = (form[reportFields.email] ?? "").trim();
      const typed = { reason, note, email };
      const deliverable = email === "" ? undefined : deliverableEmail(email);
      const problems: ShownReportForm["problems"] = {
        ...(note === "" && { note: "required" }),
        ...(Array.from(note).length > contributionLengths.note && { note: "tooLong" }),
        ...(email !== "" && !deliverable && { email: "invalidEmail" }),
      };
      if (Object.keys(problems).length > 0)
        return pages.report(request, reply.code(400), contribution, { typed, problems });
      const { now } = requests.presentOf(request);
      const isStored = !form[reportFields.honeypot] && !request.preview;
      const outcome = isStored
        ? await community.reports.report(
            {
              number: contribution.number,
              reason,
              note,
              ...(deliverable && { email: deliverable }),
            },
            { now, ip: request.ip },
          )
        : "reported";
      if (typeof outcome === "string") return pages.says(request, reply, outcome);
      const { waitMinutes } = outcome;
      reply.code(429).header("retry-after", String(waitMinutes * 60));
      return pages.report(request, reply, contribution, {
        typed,
        problems: {},
        notStored: { waitMinutes },
      });
    },
  );
}
