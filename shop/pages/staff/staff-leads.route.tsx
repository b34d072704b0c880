import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Staff } from "../../../border/staff/server/staff.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { queryOf } from "../../../platform/http/requests/forms.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { csvLine, csvStart, leadColumns, leadValues } from "../../leads/lead-csv.ts";
import { inputLabel, inputsOf } from "../../leads/lead-inputs.ts";
import type { LeadCampaign, LeadEntry, LeadSelection } from "../../leads/leads-contract.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import { leadListLength } from "../../leads/server/read-entries.ts";
import { allSites } from "../../sites/all-sites.ts";
import { isSiteCode } from "../../sites/site-codes.ts";
import { staffLeadsPath } from "../../shop-paths.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { memberWith, toolStyles } from "./staff-scope.server.ts";
import {
  leadsFileName,
  leadsTool,
  staffCampaignPath,
  StaffLeadEntries,
  StaffLeads,
  type ListedCampaign,
} from "./StaffLeads.tsx";

interface StaffLeadsOptions {
  staff: Pick<Staff, "memberOf">;
  leads: Pick<Leads, "campaigns" | "reader">;
  assets: Assets;
  now: () => Date;
}

/** The staff's list of campaigns, and the entries of each. */
export const staffLeadsPages: PageRoutes = {
  staff: (app, { staff, leads, frame }) => staffLeadsRoutes(app, { staff, leads, ...frame }),
  staffTools: [leadsTool],
};

type OfCampaign = { Params: LeadSelection };

function staffLeadsRoutes(app: FastifyInstance, { staff, leads, assets, now }: StaffLeadsOptions) {
  const styles = toolStyles(assets);
  const one = `${staffLeadsPath}/:site/:campaign` as const;
  const params = Type.Object({
    site: Type.String({ maxLength: 10 }),
    campaign: Type.String({ maxLength: 60, pattern: "^[a-z0-9-]+$" }),
  });

  app.get(
    staffLeadsPath,
    { schema: { summary: "Campaigns with the numbers of their entries", tags: ["staff"] } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      return send(reply, <StaffLeads {...{ styles, member }} campaigns={await listed()} />);
    },
  );

  app.get<OfCampaign>(
    one,
    {
      schema: {
        summary: "Entries of a campaign: before=TIME_ID for the next page",
        tags: ["staff"],
        params,
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const selection = request.params;
      const columns = await columnsOf(selection);
      if (!columns) return notFound(reply);
      const entries = await leads.reader.list(
        selection,
        member.id,
        lastIn(queryOf(request).before),
      );
      const { campaign } = columns;
      return send(
        reply,
        <StaffLeadEntries
          {...{ styles, member, selection, entries }}
          title={campaign?.title ?? selection.campaign}
          columns={columns.inputs}
          next={
            entries.length === leadListLength ? nextPage(selection, entries.at(-1)!) : undefined
          }
        />,
      );
    },
  );

  app.get<OfCampaign>(
    `${one}/${leadsFileName}`,
    {
      schema: {
        summary: "The entries of a campaign that count, as comma-separated values",
        tags: ["staff"],
        params,
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const { id } = member;
      const selection = request.params;
      const columns = await columnsOf(selection);
      if (!columns) return notFound(reply);
      const inputs = columns.inputs.map(({ name }) => name);
      async function* lines() {
        yield csvStart + csvLine(leadColumns(inputs));
        for await (const entries of leads.reader.all(selection, id))
          yield entries.map((entry) => csvLine(leadValues(entry, inputs))).join("");
      }
      const name = `${selection.campaign}-${selection.site}.csv`;
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(Readable.from(lines()));
    },
  );

  /** Returns the campaigns of the content, and others that still have entries. */
  async function listed(): Promise<ListedCampaign[]> {
    const counts = await leads.reader.counts();
    const numbersOf = ({ site, campaign }: LeadSelection) =>
      counts.find((each) => each.site === site && each.campaign === campaign) ?? {
        accepted: 0,
        waiting: 0,
      };
    const known: ListedCampaign[] = [];
    for (const { site } of Object.values(allSites))
      for (const { campaign, state } of await leads.campaigns.list({ site, now: now() })) {
        const selection = { site: site.code, campaign: campaign.id };
        const { title, maxEntries } = campaign;
        known.push({ ...numbersOf(selection), ...selection, title, state, maxEntries });
      }
    const removed = counts
      .filter(
        ({ site, campaign }) =>
          !known.some((each) => each.site === site && each.campaign === campaign),
      )
      .map((count) => ({ ...count, title: count.campaign, state: "removed" }));
    return [...known, ...removed];
  }

  /** Returns the inputs of a campaign's form, and those that older entries have; undefined for a campaign that never was. */
  async function columnsOf(selection: LeadSelection) {
    if (!isSiteCode(selection.site)) return undefined;
    const { site, texts } = valueAt(allSites, selection.site);
    const campaign = await leads.campaigns.byId(selection.site, selection.campaign);
    const names = await leads.reader.inputNames(selection);
    if (!campaign && names.length === 0) return undefined;
    const own = campaign ? inputsWithoutEmail(campaign, site) : [];
    const others = names
      .filter((name) => !own.some((input) => input.name === name))
      .map((name) => ({ name, label: name }));
    return {
      campaign,
      inputs: [
        ...own.map((input) => ({
          name: input.name,
          label: inputLabel(input, texts.leads.labels),
        })),
        ...others,
      ],
    };
  }

  const memberOf = (request: FastifyRequest, reply: FastifyReply) =>
    memberWith("leads", request, reply, { staff, now });
}

/** The address has a column of its own. */
const inputsWithoutEmail = (campaign: LeadCampaign, { market }: Pick<Site, "market">) =>
  inputsOf(campaign, market).filter(({ field }) => field.kind !== "email");

const send = (reply: FastifyReply, page: ReactElement) =>
  reply.send(`<!doctype html>${renderToString(page)}`);

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}

/** Returns the address of the page after an entry. */
const nextPage = (selection: LeadSelection, { receivedAt, id }: LeadEntry) =>
  `${staffCampaignPath(selection)}?before=${receivedAt.getTime()}_${id}`;

/** Reads the last entry of the previous page from an address. */
function lastIn(text = ""): Pick<LeadEntry, "id" | "receivedAt"> | undefined {
  const [, time, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(text) ?? [];
  return time && id ? { receivedAt: new Date(Number(time)), id } : undefined;
}
