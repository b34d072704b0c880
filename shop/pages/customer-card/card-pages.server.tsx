import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import type { JoinOutcome } from "../../customer-card/server/households.ts";
import { cardAccountPaths } from "../../shop-paths.ts";
import { sectionPage } from "../account/section-pages.server.tsx";
import type { createPersonalPages, PageContent } from "../document/personal-pages.server.ts";
import { AttachCard, type AttachState } from "./AttachCard.tsx";
import { CardQuestion } from "./CardQuestion.tsx";

/** Renders the pages that ask before a customer returns a card or joins a household, and the form of a card from a store. */
export function createCardPages(page: ReturnType<typeof createPersonalPages>) {
  return {
    leave: page((content: PageContent, card: CardAccount) => {
      const { site, texts } = content;
      const { leave } = texts.customerCard;
      const isAlone = card.members.filter(({ number }) => number !== undefined).length < 2;
      const text = isAlone ? plural(leave.alone, card.beans, site.locale) : leave.household;
      return sectionPage(
        content,
        "card",
        <CardQuestion
          texts={[text]}
          action={cardAccountPaths.leave}
          button={leave.button}
          keep={leave.keep}
        />,
        { title: leave.title, intro: null },
      );
    }),

    attach: page((content, hasCard: boolean, sent?: AttachState) => {
      const { site, texts, staticPages } = content;
      const terms = staticPages.get(site.code, "terms");
      return sectionPage(
        content,
        "card",
        <AttachCard {...{ site, texts, terms, hasCard, sent }} />,
        { title: texts.customerCard.attach.title, intro: null },
      );
    }),

    join: page((content: PageContent, path: string, { manager }: { manager: string }) => {
      const { customerCard } = content.texts;
      const { title, text, beans, button } = customerCard.join;
      return sectionPage(
        content,
        "card",
        <CardQuestion
          texts={[fill(text, { manager }), beans]}
          action={path}
          button={button}
          keep={content.texts.account.sections.card.title}
        />,
        { title, intro: null },
      );
    }),

    notJoined: page((content: PageContent, problem: Exclude<JoinOutcome, "joined">) => {
      const { customerCard } = content.texts;
      return sectionPage(
        content,
        "card",
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{customerCard.joinProblems[problem]}</p>
        </div>,
        { title: customerCard.join.title, intro: null },
      );
    }),
  };
}
