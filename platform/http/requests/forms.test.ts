import { fastify } from "fastify";
import { expect, test } from "vitest";
import { acceptForms, formOf, queryOf, type Form } from "./forms.ts";

const fields = new URLSearchParams({
  town: "Ham\u00adburg\u200b",
  add: "one\r\ntwo \u202ethree",
  sent: "a\0b",
  newPassword: "kaf\u200bfee\ufeff",
});

async function formWith(url: string, payload = ""): Promise<Form> {
  const app = fastify();
  acceptForms(app, 1_000);
  app.post("/", async (request) => (payload ? formOf(request) : queryOf(request)));
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return (await app.inject({ method: "POST", url, headers, payload })).json<Form>();
}

test.each([
  ["form", "/", String(fields)],
  ["query", `/?${fields}`, undefined],
])(
  "a %s loses the invisible characters that pasting adds, except in passwords",
  async (_kind, url, payload) => {
    expect(await formWith(url, payload)).toEqual({
      town: "Hamburg",
      add: "one\r\ntwo three",
      sent: "a\uFFFDb",
      newPassword: "kaf\u200bfee\ufeff",
    });
  },
);
