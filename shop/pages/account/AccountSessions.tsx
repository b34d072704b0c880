import { customerPaths } from "../../shop-paths.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import {
  type AccountSession,
  type CustomerTexts,
  type DoneKey,
} from "../../customer/customer-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { DoneNotice } from "./AccountPage.tsx";

export interface AccountSessionsProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: SiteTexts;
  /** The title of the account page, which contains this one. */
  accountTitle: string;
  sessions: AccountSession[];
  done?: DoneKey;
}

/** Lists where the customer is logged in or remembered, with buttons that end sessions. */
export function AccountSessions({
  site,
  texts: { customer: texts, catalogue },
  accountTitle,
  sessions,
  done,
}: AccountSessionsProps) {
  const account = { id: "account", name: accountTitle, url: customerPaths.account };
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <div className="kontor-page">
      <Breadcrumb label={catalogue.breadcrumb} path={[account]} current={texts.sessions} />
      <div className="kontor-intro">
        <h1>{texts.sessions}</h1>
        <p>{texts.sessionsIntro}</p>
      </div>
      <DoneNotice texts={texts} done={done} />
      <form className="kontor-sessions" method="post" action={customerPaths.sessions}>
        <ul>
          {sessions.map((session) => (
            <Session key={session.id} session={session} site={site} texts={texts} />
          ))}
        </ul>
        {hasOthers ? (
          <Button type="submit" name="end" value="others">
            {texts.endOtherSessions}
          </Button>
        ) : (
          <p>{texts.noOtherSessions}</p>
        )}
      </form>
    </div>
  );
}

function Session({
  session: { id, browser, system, signedInAt, lastUsedAt, isLoggedIn, isCurrent },
  site: { locale, timeZone },
  texts,
}: Pick<AccountSessionsProps, "site"> & { texts: CustomerTexts; session: AccountSession }) {
  const name =
    browser && system
      ? fill(texts.device, { browser, system })
      : browser || system || texts.unknownDevice;
  const format = dateFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
  const time = (moment: Date) => (
    <dd>
      <time dateTime={moment.toISOString()}>{format.format(moment)}</time>
    </dd>
  );
  return (
    <li className="kontor-panel">
      <h2>{name}</h2>
      {isCurrent && <p className="kontor-sessions__mark">{texts.thisDevice}</p>}
      <dl>
        <div>
          <dt>{texts.signedIn}</dt>
          {time(signedInAt)}
        </div>
        <div>
          <dt>{texts.lastUsed}</dt>
          {time(lastUsedAt)}
        </div>
      </dl>
      {!isLoggedIn && <p className="kontor-soft">{texts.onlyRemembered}</p>}
      {!isCurrent && (
        <Button
          type="submit"
          variant="secondary"
          name="end"
          value={id}
          aria-label={fill(texts.endSessionOf, { device: name })}
        >
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
