import type { ReactNode } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import { subscriptionLinkPath } from "../../shop-paths.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";
import type {
  CalendarDay,
  CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { RestockStep } from "../restock/RestockStep.tsx";

/** The actions of links of mails about subscriptions. */
export const linkActions = ["skip", "move", "cancel"] as const;
export type LinkAction = (typeof linkActions)[number];

/** A page with the button of an action. */
interface Asked {
  action: LinkAction;
  subscription: CoffeeSubscription;
  /** The days that can be chosen. */
  days: { from: CalendarDay; to: CalendarDay };
  /** A day that was refused. */
  typed?: string;
}

/** Renders the pages behind the links of mails about subscriptions. */
export function createSubscriptionLinkPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return {
    find: page(findPage),
    ask: page(askPage),
    done: page(
      (content, { action, subscription }: Pick<Asked, "action" | "subscription">): Page => {
        const { title, done } = content.texts.subscriptionMails.pages[action];
        return stepPage(content, { title, text: done, subscription });
      },
    ),
    tooLate: page((content, subscription: CoffeeSubscription) =>
      stepPage(content, { ...content.texts.subscriptionMails.pages.tooLate, subscription }),
    ),
    ended: page((content, subscription: CoffeeSubscription) =>
      stepPage(content, { ...content.texts.subscriptionMails.pages.ended, subscription }),
    ),
    invalid: page((content) => stepPage(content, content.texts.subscriptionMails.pages.invalid)),
    unavailable: page((content) => {
      const { cancel, unavailable } = content.texts.subscriptionMails.pages;
      return stepPage(content, { title: cancel.title, alert: unavailable });
    }),
  };
}

/** The form that finds a subscription as it was sent, and why it shows none. */
interface LookedUp {
  values: { number: string; email: string };
  refusal?: string;
}

function findPage(content: PageContent, { values, refusal }: LookedUp): Page {
  const { customer, subscriptionMails } = content.texts;
  const { cancel, find } = subscriptionMails.pages;
  const refused = refusal ? { "aria-invalid": true } : {};
  return stepPage(
    content,
    { title: cancel.title, text: find.text, alert: refusal },
    <form method="post" className="kontor-form" noValidate>
      <TextField
        id="subscription-number"
        name="number"
        label={find.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
        defaultValue={values.number}
        {...refused}
        {...focusedIf(refusal !== undefined)}
      />
      <TextField
        id="subscription-email"
        name="email"
        type="email"
        label={customer.email}
        autoComplete="email"
        maxLength={maxEmailLength}
        required
        defaultValue={values.email}
        {...refused}
      />
      <p className="kontor-soft">{customer.mandatory}</p>
      <Button type="submit" variant="secondary">
        {find.button}
      </Button>
    </form>,
  );
}

function askPage(content: PageContent, { action, subscription, days, typed }: Asked): Page {
  const { site, texts } = content;
  const { pages } = texts.subscriptionMails;
  const { title, text, button } = pages[action];
  const { next } = subscription;
  const day = next ? writtenDay(next.day, site) : "";
  const range = { from: writtenDay(days.from, site), to: writtenDay(days.to, site) };
  return stepPage(
    content,
    { title, text: fill(text, { day }), subscription },
    <form method="post" className="kontor-form" noValidate>
      {action === "move" && (
        <TextField
          id="subscription-day"
          name="day"
          type="date"
          label={pages.move.day}
          min={days.from}
          max={days.to}
          required
          defaultValue={typed ?? next?.day}
          error={typed === undefined ? undefined : fill(pages.move.outside, range)}
        />
      )}
      <Button type="submit" size="large" variant={action === "cancel" ? "secondary" : "activating"}>
        {button}
      </Button>
    </form>,
  );
}

const stepPage = (
  _content: PageContent,
  {
    title,
    text,
    alert,
    subscription,
  }: { title: string; text?: string; alert?: string; subscription?: CoffeeSubscription },
  children?: ReactNode,
): Page => ({
  type: "coffeesubscription",
  styles: ["restock-page.entry.css"],
  head: {
    title: pageTitle(title),
    description: text ?? title,
    path: subscriptionLinkPath,
    isPrivate: true,
  },
  body: (
    <RestockStep
      title={title}
      text={text}
      alert={alert}
      // One that the catalogue has forgotten has no page.
      article={subscription?.article.url ? subscription.article : undefined}
    >
      {children}
    </RestockStep>
  ),
});
