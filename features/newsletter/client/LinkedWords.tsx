/** Words with links in the form of Markdown: "See [the terms](/terms)." */
export function LinkedWords({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, words, url] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return words === undefined ? (
      part
    ) : (
      // What was typed stays in the form.
      <a key={part} href={url} target="_blank" rel="noopener">
        {words}
      </a>
    );
  });
}
