/** Text with links in Markdown: "See [the terms](/terms)." */
export function LinkedWords({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, words, url] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return words === undefined ? (
      part
    ) : (
      // Opens a new tab, so that the form keeps what was typed.
      <a key={part} href={url} target="_blank" rel="noopener">
        {words}
      </a>
    );
  });
}
