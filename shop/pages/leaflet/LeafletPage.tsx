import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { leafletPath } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { EmptyState } from "../document/EmptyState.tsx";
import { LeafletBook, type LeafletBookProps } from "./LeafletBook.tsx";

/** A link to another leaflet: "Ab 7. Dezember: …". */
export interface OtherLeaflet {
  href: string;
  text: string;
}

interface Around {
  content: Pick<SiteContent, "site" | "texts">;
  others: OtherLeaflet[];
}

/** Renders a leaflet. One that is over says so, and links to that of the moment if there is one. */
export function LeafletPage({
  over,
  hasCurrent,
  others,
  ...book
}: LeafletBookProps & Around & { over?: string; hasCurrent: boolean }) {
  const { content, title } = book;
  const { leaflets: words } = content.texts;
  return (
    <div className="kontor-page kontor-leaflet">
      <Path content={content} current={title} />
      {over && (
        <p className="kontor-notice">
          <strong>{over}</strong>
          {hasCurrent && <a href={leafletPath}>{words.toCurrent}</a>}
        </p>
      )}
      <LeafletBook {...book} />
      <Others content={content} others={others} />
    </div>
  );
}

/** Renders a leaflet whose time has not come: what it is about and when it begins. */
export function AnnouncedLeaflet({
  content,
  title,
  lead,
  begins,
  picture,
  hasCurrent,
  others,
}: Around & {
  title: string;
  lead: string;
  begins: string;
  picture?: PictureRef;
  hasCurrent: boolean;
}) {
  const { leaflets: words } = content.texts;
  return (
    <div className="kontor-page kontor-leaflet">
      <Path content={content} current={title} />
      <div className="kontor-leaflet__announced">
        {picture && (
          <Picture
            base={pictureBase(picture)}
            alt=""
            sizes="(width < 980px) 100vw, 60vw"
            ratio={[16, 9]}
            maxWidth={1600}
            priority="high"
          />
        )}
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
          <p className="kontor-leaflet__days">{begins}</p>
          {hasCurrent && <Button href={leafletPath}>{words.toCurrent}</Button>}
        </div>
      </div>
      <Others content={content} others={others} />
    </div>
  );
}

/** Renders that there is no leaflet, or no longer this one, and what is there instead. */
export function NoLeafletPage({
  content,
  title,
  text,
  hasCurrent,
  others,
}: Around & { title: string; text: string; hasCurrent: boolean }) {
  const { leaflets: words } = content.texts;
  return (
    <div className="kontor-page kontor-leaflet">
      <Path content={content} />
      <div className="kontor-intro">
        <h1>{words.title}</h1>
      </div>
      <EmptyState drawing="leaflet" title={title} text={text}>
        {hasCurrent ? (
          <Button href={leafletPath}>{words.toCurrent}</Button>
        ) : (
          <Button href="/">{content.texts.errors.toHome}</Button>
        )}
      </EmptyState>
      <Others content={content} others={others} />
    </div>
  );
}

function Path({ content: { texts }, current }: Pick<Around, "content"> & { current?: string }) {
  const { title } = texts.leaflets;
  const path = current ? [{ id: leafletPath, name: title, url: leafletPath }] : [];
  return <Breadcrumb label={texts.catalogue.breadcrumb} path={path} current={current ?? title} />;
}

function Others({ content: { texts }, others }: Around) {
  if (others.length === 0) return null;
  return (
    <section className="kontor-section" aria-labelledby="kontor-leaflet-others">
      <h2 id="kontor-leaflet-others">{texts.leaflets.others}</h2>
      <ul className="kontor-leaflet__others">
        {others.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
