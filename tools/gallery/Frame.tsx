import { components, inWords } from "./examples.ts";
import { useHash } from "./use-hash.ts";

/** The content of the frame: a single example, or all examples of a component below each other. */
export function Frame() {
  const { component, example } = useHash();
  const all = components.find(({ name }) => name === component)?.examples ?? [];
  const shown = all.filter(({ name }) => example === undefined || name === example);
  return (
    <main className="gallery-frame" key={`${component}/${example}`}>
      {shown.length === 0 && <p>There is no such example.</p>}
      {shown.map(({ name, element }) => (
        <section key={name} aria-label={inWords(name)}>
          {shown.length > 1 && <p className="gallery-frame__name">{inWords(name)}</p>}
          {element}
        </section>
      ))}
    </main>
  );
}
