import { newsletterPaths } from "../../../border/border-paths.ts";
import type { PersonalData } from "../../../border/personal-data-schema.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { customerPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface AccountConsentsProps {
  texts: SiteTexts;
  status: PersonalData["nl_status"];
  /** The page that explains cookies, for browsers without scripts. */
  privacyPath: string;
}

/** Returns the words for the state of a subscription. */
export function subscriptionText(
  status: PersonalData["nl_status"],
  { newsletter: { form, pages } }: Pick<SiteTexts, "newsletter">,
): string {
  if (status === "SUBSCRIBED") return pages.subscribed.title;
  return status === "WAITING_FOR_DOI" ? form.success : pages.intro;
}

/** Renders what the customer has agreed to: the newsletter and cookies. */
export function AccountConsents({ texts, status, privacyPath }: AccountConsentsProps) {
  return (
    <div className="kontor-account">
      <section className="kontor-panel" aria-labelledby="newsletter-headline">
        <h2 id="newsletter-headline">{texts.customer.newsletter}</h2>
        <p>{subscriptionText(status, texts)}</p>
        {status === "SUBSCRIBED" ? (
          <form method="post" action={customerPaths.newsletter}>
            <Button type="submit" variant="secondary">
              {texts.newsletter.pages.unsubscribe.button}
            </Button>
          </form>
        ) : (
          <Button variant="secondary" href={newsletterPaths.form}>
            {texts.footer.newsletter.subscribe}
          </Button>
        )}
      </section>
      <section className="kontor-panel" aria-labelledby="cookies-headline">
        <h2 id="cookies-headline">{texts.consent.settings}</h2>
        <p>{texts.account.cookies}</p>
        <Button variant="secondary" href={privacyPath} data-kontor-open-consent="">
          {texts.consent.settings}
        </Button>
      </section>
    </div>
  );
}
