import { PlainDocument } from "../../../storefront/pages/PlainDocument.tsx";

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDescription {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema?: { description?: string };
    description?: string;
  }[];
  requestBody?: object;
  responses?: Record<string, object>;
}

/** Documents every endpoint with its parameters and responses, for developers. */
export function ApiPage({
  description,
  styles,
}: {
  description: ApiDescription;
  styles: string[];
}) {
  const { info, paths } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const tags = [...new Set(operations.flatMap(({ tags: names = ["other"] }) => names))];
  return (
    <PlainDocument title={info.title} styles={styles}>
      <main className="kontor-page kontor-text kontor-api">
        <h1>
          {info.title} {info.version}
        </h1>
        <p>
          {info.description} The same as data: <a href="/openapi.json">openapi.json</a>
        </p>
        {tags.map((tag) => (
          <section key={tag}>
            <h2>{tag}</h2>
            {operations
              .filter(({ tags: names = ["other"] }) => names.includes(tag))
              .map((operation) => (
                <details key={operation.method + operation.path}>
                  <summary>
                    <code>
                      {operation.method.toUpperCase()} {operation.path}
                    </code>{" "}
                    {operation.summary}
                  </summary>
                  {operation.description && <p>{operation.description}</p>}
                  {operation.parameters && (
                    <ul>
                      {operation.parameters.map((parameter) => (
                        <li key={parameter.in + parameter.name}>
                          <code>{parameter.name}</code> ({parameter.in}
                          {parameter.required ? ", required" : ""}){" "}
                          {parameter.description ?? parameter.schema?.description}
                        </li>
                      ))}
                    </ul>
                  )}
                  {operation.requestBody && <Shape name="Body" of={operation.requestBody} />}
                  {Object.entries(operation.responses ?? {}).map(([status, response]) => (
                    <Shape key={status} name={`Answer ${status}`} of={response} />
                  ))}
                </details>
              ))}
          </section>
        ))}
      </main>
    </PlainDocument>
  );
}

function Shape({ name, of }: { name: string; of: object }) {
  return (
    <>
      <h3>{name}</h3>
      <pre>{JSON.stringify(of, null, 2)}</pre>
    </>
  );
}
