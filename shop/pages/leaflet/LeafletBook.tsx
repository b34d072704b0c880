import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import ZoomIn from "@lucide/icons/icons/zoom-in";
import ZoomOut from "@lucide/icons/icons/zoom-out";
import { Island } from "../../../border/client/Island.tsx";
import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { isHero, pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { FilledSheet } from "./leaflet-sheets.ts";
import { LeafletSheet } from "./LeafletSheet.tsx";
import { pageAnchor } from "./page-anchor.ts";

export interface LeafletBookProps {
  content: Pick<SiteContent, "site" | "texts">;
  id: string;
  title: string;
  lead: string;
  /** "Gültig vom 30. November bis 6. Dezember" */
  days: string;
  /** Id of the large picture of the cover. */
  cover: string;
  sheets: FilledSheet[];
  pictures: ReadonlyMap<string, PictureRef>;
}

/** Renders a leaflet: its pages in a list, which a script turns, and an overview of them. */
export function LeafletBook(props: LeafletBookProps) {
  const { content, id, title, sheets, pictures } = props;
  const { leaflets: words } = content.texts;
  return (
    <Island
      name="Leaflet"
      strategy="idle"
      data={{ id, texts: { page: words.page, pages: words.pages } }}
    >
      <div className="kontor-leaflet__view">
        <button
          type="button"
          className="kontor-leaflet__turn"
          data-turn="-1"
          aria-label={words.previous}
          aria-disabled
        >
          <Icon icon={ChevronLeft} />
        </button>
        <div className="kontor-leaflet__tools">
          <button type="button" data-zoom="out" aria-label={words.zoomOut}>
            <Icon icon={ZoomOut} />
          </button>
          <p role="status">{fill(words.page, { page: 1, total: sheets.length + 1 })}</p>
          <button type="button" data-zoom="in" aria-label={words.zoomIn}>
            <Icon icon={ZoomIn} />
          </button>
        </div>
        <button
          type="button"
          className="kontor-leaflet__turn"
          data-turn="1"
          aria-label={words.next}
        >
          <Icon icon={ChevronRight} />
        </button>
        <div className="kontor-leaflet__stage">
          <div className="kontor-leaflet__book">
            <ol className="kontor-leaflet__row">
              <Cover {...props} />
              {sheets.map((sheet, index) => (
                <LeafletSheet
                  key={sheet.number}
                  content={content}
                  title={title}
                  sheet={sheet}
                  picture={pictures.get(sheet.picture ?? "")}
                  start={sheets
                    .slice(0, index)
                    .reduce((sum, { products }) => sum + products.length, 0)}
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
      <Overview {...props} />
    </Island>
  );
}

/** The picture fills a high place, in which it is wider than it shows. */
const coverSizes = "(width < 980px) 900px, 1440px";

function Cover({
  content: { texts },
  title,
  lead,
  days,
  cover,
  sheets,
  pictures,
}: LeafletBookProps) {
  const picture = pictures.get(cover);
  const anchor = pageAnchor(1);
  return (
    <li id={anchor} className="kontor-leaflet__page kontor-leaflet__cover">
      <section aria-labelledby={`kontor-${anchor}`}>
        <div className="kontor-leaflet__title">
          <p className="kontor-leaflet__days">{days}</p>
          <h1 id={`kontor-${anchor}`}>{title}</h1>
          <p>{lead}</p>
          <p className="kontor-leaflet__small">{texts.leaflets.prices}</p>
          <ul className="kontor-leaflet__contents">
            {sheets.map(({ number, headline }) => (
              <li key={number}>
                <a href={`#${pageAnchor(number)}`}>{headline}</a>
              </li>
            ))}
          </ul>
        </div>
        {picture && (
          <Picture
            base={pictureBase(picture)}
            alt=""
            sizes={coverSizes}
            ratio={[16, 9]}
            maxWidth={1600}
            priority="high"
          />
        )}
      </section>
    </li>
  );
}

/** Renders small pictures of all pages, which link to them. */
function Overview({ content: { texts }, title, cover, sheets, pictures }: LeafletBookProps) {
  const pages = [
    { number: 1, headline: title, picture: pictures.get(cover) },
    ...sheets.map(({ number, headline, picture, products }) => ({
      number,
      headline,
      picture: pictures.get(picture ?? "") ?? products[0]?.picture,
    })),
  ];
  return (
    <nav className="kontor-section kontor-leaflet__pages" aria-labelledby="kontor-leaflet-pages">
      <h2 id="kontor-leaflet-pages">{texts.leaflets.allPages}</h2>
      <ol className="kontor-leaflet__overview">
        {pages.map(({ number, headline, picture }) => (
          <li key={number}>
            <a href={`#${pageAnchor(number)}`} aria-current={number === 1 ? "true" : undefined}>
              {picture && (
                <Picture
                  base={pictureBase(picture)}
                  alt=""
                  sizes="11rem"
                  ratio={isHero(picture.id) ? [16, 9] : [1, 1]}
                  maxWidth={480}
                />
              )}
              <span>{`${number}. ${headline}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
