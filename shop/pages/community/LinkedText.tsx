/** Renders a text with a link around its part in brackets. */
export function LinkedText({ text, href }: { text: string; href: string }) {
  const [before, link, after] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a className="kontor-link" href={href}>
        {link}
      </a>
      {after}
    </>
  );
}
