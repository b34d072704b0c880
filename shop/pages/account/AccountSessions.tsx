import { customerPaths } from "../../shop-paths.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type AccountSession, type CustomerTexts } from "../../customer/customer-contract.ts";

export interface AccountSessionsProps {
  site: Pick<Site, "locale" | "timeZone">;
  texts: CustomerTexts;
  sessions: AccountSession[];
}

/** Lists where the customer is logged in or remembered, with buttons that end sessions. */
export function AccountSessions({ site, texts, sessions }: AccountSessionsProps) {
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
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
  );
}

function Session({
  session: { id, browser, system, signedInAt, lastUsedAt, isLoggedIn, isCurrent },
  site: { locale, timeZone },
  texts,
}: Pick<AccountSessionsProps, "site" | "texts"> & { session: AccountSession }) {
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
