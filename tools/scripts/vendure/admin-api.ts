/** A file that a mutation uploads. */
export interface Upload {
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Calls Vendure's admin API. */
export interface AdminApi {
  /** Runs an operation in a channel, by its token; in the default channel without one. */
  run<Data>(query: string, variables?: object, channel?: string): Promise<Data>;
  /** Runs a mutation with files by the paths of variables that are null: "input.0.file". */
  upload<Data>(query: string, variables: object, files: Record<string, Upload>): Promise<Data>;
}

interface Answer {
  data?: unknown;
  errors?: { message: string }[];
}

/** Logs in as an administrator. */
export async function openAdminApi(
  url: string,
  account: { username: string; password: string },
): Promise<AdminApi> {
  let token = "";
  async function call<Data>(body: string | FormData, headers: Record<string, string>) {
    const response = await fetch(`${url}/admin-api`, {
      method: "POST",
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body,
      signal: AbortSignal.timeout(300_000),
    });
    if (!response.ok) throw new Error(`Vendure: ${response.status} ${await response.text()}`);
    token = response.headers.get("vendure-auth-token") ?? token;
    const { data, errors } = (await response.json()) as Answer;
    if (errors) throw new Error(`Vendure: ${errors.map(({ message }) => message).join(" ")}`);
    const refusal = refusalIn(data);
    if (refusal) throw new Error(`Vendure: ${refusal}`);
    return data as Data;
  }
  const api: AdminApi = {
    run: (query, variables = {}, channel) =>
      call(JSON.stringify({ query, variables }), {
        "content-type": "application/json",
        ...(channel && { "vendure-token": channel }),
      }),
    upload(query, variables, files) {
      const form = new FormData();
      form.set("operations", JSON.stringify({ query, variables }));
      const places = Object.keys(files).map((place, at) => [at, [`variables.${place}`]]);
      form.set("map", JSON.stringify(Object.fromEntries(places)));
      for (const [at, { name, type, content }] of Object.values(files).entries())
        form.set(String(at), new Blob([content], { type }), name);
      return call(form, { "apollo-require-preflight": "true" });
    },
  };
  await api.run(
    `mutation ($username: String!, $password: String!) {
      login(username: $username, password: $password) { ${orError("id")} }
    }`,
    account,
  );
  return api;
}

/** Returns the message of an expected error, which Vendure answers as data. */
function refusalIn(data: unknown): string | undefined {
  for (const value of Object.values(data ?? {}).flat() as ({ message?: string } | null)[])
    if (value?.message) return value.message;
  return undefined;
}

/** Selects fields of a result that may be an error instead. */
export const orError = (fields: string, type = "CurrentUser") =>
  `... on ${type} { ${fields} } ... on ErrorResult { message }`;
