import CirclePlay from "@lucide/icons/icons/circle-play";
import { fill } from "../../../../platform/shared/texts/words.ts";
import { Icon } from "../../../../platform/ui/Icon.tsx";
import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";
import type { ShownBlockOf } from "../shown-block.ts";
import { FocusedPicture } from "./FocusedPicture.tsx";

/** Renders a film of another site as its poster and a link. The browser asks nothing of that site before the link is followed. */
export function VideoBlock({
  poster,
  title,
  link,
  time,
  texts,
}: ShownBlockOf<"video"> & { texts: Pick<ContentPagesTexts, "watch"> }) {
  return (
    <figure className="kontor-content__picture kontor-content__video">
      {poster && <FocusedPicture picture={poster} sizes="(width < 1100px) 92vw, 1008px" />}
      <figcaption>
        <span>{time ? `${title} (${time})` : title}</span>
        <a href={link} rel="noreferrer">
          <Icon icon={CirclePlay} size={24} />
          <span>{fill(texts.watch, { host: new URL(link).hostname.replace(/^www\./, "") })}</span>
        </a>
      </figcaption>
    </figure>
  );
}
