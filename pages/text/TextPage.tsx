import { Breadcrumb } from "../document/Breadcrumb.tsx";

/** A page of text: help, law, stores. `html` is made from Markdown that the shop's team wrote. */
export function TextPage({
  title,
  html,
  breadcrumbLabel,
}: {
  title: string;
  html: string;
  breadcrumbLabel: string;
}) {
  return (
    <div className="kontor-page">
      <Breadcrumb label={breadcrumbLabel} path={[]} current={title} />
      <article className="kontor-text">
        <h1>{title}</h1>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  );
}
