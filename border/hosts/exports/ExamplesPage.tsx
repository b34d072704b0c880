/** @jsxImportSource react */
import { useEffect, useState } from "react";
import type { ShownExample } from "./example.ts";

/** Documents each export with its example, and shows what comes out of it now. */
export function ExamplesPage({ examples }: { examples: ShownExample[] }) {
  const entries = [...Map.groupBy(examples, ({ entry }) => entry)];
  // The browser looked for it before it was there.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <main>
      <h1>
        Examples of <code>@kontor/border</code>
      </h1>
      <p>
        Each export and what its settings do, with what comes out of the example now: components
        live in a page with the border, all else as the server has just run it, on a stub shop whose
        cart has three articles and whose customer is Ada.
      </p>
      <nav aria-label="Exports">
        <ul>
          {entries.map(([entry, ofEntry]) => (
            <li key={entry}>
              <code>{entry}</code>:{" "}
              {ofEntry.map(({ name }, index) => (
                <span key={name}>
                  {index > 0 && ", "}
                  <a href={`#${idOf(entry, name)}`}>{name}</a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </nav>
      {entries.map(([entry, ofEntry]) => (
        <section key={entry}>
          <h2>
            <code>{entry}</code>
          </h2>
          {ofEntry.map((example) => (
            <ShownExport key={example.name} {...example} />
          ))}
        </section>
      ))}
    </main>
  );
}

const idOf = (entry: string, name: string) => `${entry}/${name}`;

function ShownExport({ entry, name, text, code, file, frame }: ShownExample) {
  const id = idOf(entry, name);
  return (
    <article id={id}>
      <h3>
        <code>{name}</code>
      </h3>
      <p>{inWords(text)}</p>
      {code && (
        <pre tabIndex={0} aria-label={`Code of ${name}`}>
          <code>{code}</code>
        </pre>
      )}
      {file && (
        <p>
          In <code>{file}</code>, an application that the tests drive
        </p>
      )}
      {frame ? <iframe src={frame} title={`${name}, live`} loading="lazy" /> : <Outcome of={id} />}
    </article>
  );
}

/** Runs an example on the server, and again when asked. */
function Outcome({ of }: { of: string }) {
  const [runs, setRuns] = useState(1);
  const [outcome, setOutcome] = useState("");
  function runAgain() {
    setOutcome("");
    setRuns(runs + 1);
  }
  useEffect(() => {
    void inTurn(async () => (await fetch(`/run/${of}`)).text())
      .catch(String)
      .then(setOutcome);
  }, [of, runs]);
  return (
    <p className="outcome">
      <output>{outcome ? inWords(outcome) : "Running …"}</output>{" "}
      <button disabled={!outcome} onClick={runAgain}>
        Run again
      </button>
    </p>
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Starts after the frames before it, because a browser has few connections. */
function inTurn<T>(start: () => Promise<T>): Promise<T> {
  const next = last.then(start, start);
  last = next;
  return next;
}

/** Marks the code in a text: "Returns `true`." */
const inWords = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
