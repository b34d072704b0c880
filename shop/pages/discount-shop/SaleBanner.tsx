import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SaleIssue } from "../../discount-shop/sale-calendar.ts";
import { cardPaths, customerPaths, discountShopPaths } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { wantedField } from "../../customer/wanted-field.ts";
import { Countdown } from "./Countdown.tsx";
import { saleMoment } from "./sale-moments.ts";

export interface SaleBannerProps {
  content: Pick<SiteContent, "site" | "texts">;
  title: string;
  lead: string;
  picture?: PictureRef;
  issue: SaleIssue;
  /**
   * `open` for everybody; `announced`; `members` while only they may come in. On their page: `early` for members, `closed` for all others.
   */
  state: SaleBannerState;
  /** Whether the customer of the page for members need not log in. */
  isLoggedIn?: boolean;
}

export type SaleBannerState = "open" | "announced" | "members" | "early" | "closed";

/** Renders what a sale is about, and when it begins or ends. */
export function SaleBanner({
  content,
  title,
  lead,
  picture,
  issue,
  state,
  isLoggedIn,
}: SaleBannerProps) {
  const { site, texts } = content;
  const { discountShop: words } = texts;
  const filled = (text: string, moment: Date) => fill(text, saleMoment(moment, site));
  const isOpen = state === "open";
  const edge = isOpen ? issue.until : issue.from;
  const hasMembers = issue.membersFrom < issue.from;
  return (
    <header className="kontor-sale" data-picture={picture !== undefined || undefined}>
      <div className="kontor-sale__text">
        <p className="kontor-sale__shop">{words.title}</p>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className="kontor-sale__moment">
          <time dateTime={edge.toISOString()}>
            {filled(isOpen ? words.ends : words.begins, edge)}
          </time>
        </p>
        {!isOpen && state !== "early" && (
          <Countdown site={site} texts={words} path={discountShopPaths.shop} opensAt={issue.from} />
        )}
        {members()}
      </div>
      {picture && (
        <Picture
          base={pictureBase(picture)}
          alt=""
          sizes="(width < 980px) 100vw, 50vw"
          ratio={[16, 9]}
          maxWidth={1280}
          priority="high"
        />
      )}
    </header>
  );

  function members() {
    if (state === "early")
      return <p className="kontor-sale__members">{filled(words.early, issue.from)}</p>;
    if (state === "announced" && hasMembers)
      return <p className="kontor-sale__members">{filled(words.membersFrom, issue.membersFrom)}</p>;
    if (state === "members")
      return (
        <p className="kontor-sale__members">
          {words.membersNow} <a href={discountShopPaths.members}>{words.toMembers}</a>
        </p>
      );
    if (state === "closed")
      return (
        <div className="kontor-sale__members">
          <h2>{words.membersOnly}</h2>
          <p>{words.membersOnlyHint}</p>
          <div className="kontor-actions">
            {!isLoggedIn && <Button href={memberLogin}>{words.toLogin}</Button>}
            <Button variant="secondary" href={cardPaths.kontorcard}>
              {words.toCard}
            </Button>
          </div>
        </div>
      );
    return null;
  }
}

const memberLogin = `${customerPaths.account}?${wantedField}=${discountShopPaths.members}`;
