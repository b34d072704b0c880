import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Rating } from "../../../platform/ui/Rating.tsx";
import type { Contribution, ExampleReview } from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { authorId, ReaderTools } from "./ReaderTools.tsx";

export interface ReviewItemProps {
  review: Contribution<"review">;
  site: Pick<Site, "locale" | "timeZone">;
  texts: ReviewTexts;
}

/** Returns the id of a review on its page. */
export const reviewAnchor = (number: number) => `review-${number}`;

/** Renders a review, with the forms of its readers. */
export function ReviewItem({ review, site, texts }: ReviewItemProps) {
  const { number, stars = 0, title, body, details, author, helpful, reply } = review;
  const day = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  const published = review.publishedAt ?? review.writtenAt;
  return (
    <article className="kontor-rated" id={reviewAnchor(number)}>
      <h3>{withNoBreaks(title)}</h3>
      <p className="kontor-rated__facts">
        <Rating id={`stars${number}`} value={stars} label={texts.rating} locale={site.locale} />
        <span id={authorId(number)} translate="no">
          {author.name || texts.nameless}
        </span>
        <time dateTime={published.toISOString().slice(0, 10)}>{day.format(published)}</time>
        <span className="kontor-rated__mark">{texts.verified}</span>
      </p>
      <p className="kontor-rated__text">{withNoBreaks(body)}</p>
      {details.use && (
        <p className="kontor-soft">{fill(texts.usedFor, { use: withNoBreaks(details.use) })}</p>
      )}
      {reply && (
        <div className="kontor-rated__reply">
          <h4>{texts.reply}</h4>
          <p className="kontor-rated__text">{withNoBreaks(reply)}</p>
        </div>
      )}
      <ReaderTools {...{ number, helpful, texts }} locale={site.locale} />
    </article>
  );
}

/** Renders an invented review, which says so. */
export function ExampleItem({
  example: { stars, title, text, name, use },
  id,
  site,
  texts,
}: {
  example: ExampleReview;
  /** Letters and digits, unique on the page. */
  id: string;
  site: Pick<Site, "locale">;
  texts: ReviewTexts;
}) {
  return (
    <article className="kontor-rated">
      <h4>{withNoBreaks(title)}</h4>
      <p className="kontor-rated__facts">
        <strong className="kontor-rated__mark">{texts.example.mark}</strong>
        <Rating id={id} value={stars} label={texts.rating} locale={site.locale} />
        <span translate="no">{name}</span>
      </p>
      <p className="kontor-rated__text">{withNoBreaks(text)}</p>
      {use && <p className="kontor-soft">{fill(texts.usedFor, { use: withNoBreaks(use) })}</p>}
    </article>
  );
}
