import type { TestVendure } from "../support/open-vendure.ts";

/** Vendure's admin API as its staff use it, with a login. */
export interface Staff {
  <Answer = unknown>(
    document: string,
    variables?: Record<string, unknown>,
    channel?: string,
  ): Promise<Answer>;
  /** Uploads a drawing, which is called like this. */
  upload(name: string): Promise<void>;
}

interface Response<Answer> {
  data: Answer;
  errors?: unknown[];
}

const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;
const uploadMutation = `mutation ($file: Upload!) {
  createAssets(input: [{ file: $file }]) { ... on Asset { id } ... on ErrorResult { errorCode message } }
}`;

/** Logs in to the admin API of a server. */
export async function vendureStaff(
  url: string,
  { username, password }: TestVendure["login"],
): Promise<Staff> {
  const endpoint = new URL("/admin-api", url);
  const json = { "content-type": "application/json" };
  const login = await fetch(endpoint, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ query: loginMutation, variables: { username, password } }),
  });
  const token = login.headers.get("vendure-auth-token");
  if (!token) throw new Error(`Vendure did not let ${username} in: ${await login.text()}`);

  async function send<Answer>(query: string, body: string | FormData, headers: object) {
    const authorization = `Bearer ${token}`;
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { authorization, ...headers },
      body,
    });
    const { data, errors } = (await response.json()) as Response<Answer>;
    const refused = Object.values(data ?? {})
      .flat()
      .find((response) => (response as { errorCode?: string } | null)?.errorCode);
    const problem = errors ?? refused;
    if (problem) throw new Error(`${query.trim().slice(0, 200)}: ${JSON.stringify(problem)}`);
    return data;
  }

  const staff = <Answer>(query: string, variables: object = {}, channel?: string) =>
    send<Answer>(query, JSON.stringify({ query, variables }), {
      ...json,
      ...(channel && { "vendure-token": channel }),
    });
  return Object.assign(staff, {
    async upload(name: string) {
      const form = new FormData();
      form.set("operations", JSON.stringify({ query: uploadMutation, variables: { file: null } }));
      form.set("map", JSON.stringify({ 0: ["variables.file"] }));
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${name}</title></svg>`;
      form.set("0", new Blob([drawing], { type: "image/svg+xml" }), `${name}.svg`);
      await send(uploadMutation, form, { "apollo-require-preflight": "true" });
    },
  });
}
