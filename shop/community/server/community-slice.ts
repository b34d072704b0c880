import type { Slice } from "../../../platform/http/slice.ts";
import { communityAccountHooks } from "./community-accounts.ts";
import { createCommunityExport } from "./community-export.ts";
import { createCommunityMails } from "./community-mails.ts";
import type { CommunityDatabase, CommunityPorts } from "./community-ports.ts";
import { createComplaints } from "./complaints.ts";
import { createContributions } from "./contributions.ts";
import { createDecisionLinks } from "./decision-links.ts";
import { createExamples, examplesPart } from "./example-reviews.ts";
import { createInvitationLinks } from "./invitation-links.ts";
import { createInvitations } from "./invitations.ts";
import { createModeration } from "./moderation.ts";
import { createRatings } from "./ratings.ts";
import { createReports, deleteSettledReports } from "./reports.ts";
import { createReviewWriter } from "./reviews.ts";
import { createVotes } from "./votes.ts";

export type Community = ReturnType<typeof communitySlice>;

/** Milliseconds between two searches for orders whose mail is due. */
const invitationsEvery = 3_600_000;

/** The slice of what customers contribute: reviews, questions, answers, recipes. Its pages are in `shop/pages/community`. */
export function communitySlice(database: CommunityDatabase, ports: CommunityPorts) {
  const options = { ...ports, database };
  const links = createInvitationLinks(database);
  const contributions = createContributions(options);
  const decisionLinks = createDecisionLinks(database);
  const invitations = createInvitations(options, links);
  const examples = createExamples(options);
  const slice = {
    content: examplesPart(ports.sites, ports.known),
    invalidate: examples.invalidate,
    // Loads the key up front: later a transaction may occupy the one connection of the embedded database.
    start: links.loadKey,
    accountHooks: communityAccountHooks(options, invitations),
    mails: createCommunityMails(options, contributions, {
      invitations: links,
      decisions: decisionLinks,
    }),
    jobs: [{ name: "ask for reviews", every: invitationsEvery, run: invitations.send }],
    async deleteExpired(now: Date) {
      await invitations.deleteExpired(now);
      await deleteSettledReports(options, now);
    },
  } satisfies Slice;
  return Object.assign(slice, {
    settingsOf: ports.settingsOf,
    contributions,
    complaints: createComplaints(options, contributions),
    decisionLinks,
    examples,
    export: createCommunityExport(options),
    invitations,
    moderation: createModeration(options),
    ratings: createRatings(options),
    reports: createReports(options),
    reviews: createReviewWriter(options, contributions, links),
    votes: createVotes(options),
  });
}
