import type { FastifyReply, FastifyRequest } from "fastify";
import { formOf } from "../../../platform/http/requests/forms.ts";
import type { FieldProblem } from "../../customer/customer-contract.ts";
import { codeLoginProblems, loginProblems } from "../../customer/customer-forms.ts";
import { hasProblems } from "../../customer/customer-rules.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import type { Customer, Visitor } from "../../customer/server/visitor.ts";
import type { FormState } from "./AccountField.tsx";
import { wantedField } from "../../customer/wanted-field.ts";
import type { BrowserLogins } from "./browser-logins.server.ts";
import type { Visitors } from "./visitors.server.ts";

export interface LoginFormOptions {
  customers: Pick<Accounts, "checkPassword">;
  visitors: Pick<Visitors, "recognise">;
  logins: BrowserLogins;
}

/** A login that was refused: the state of its form, and the status of the response. */
export interface RefusedLogin {
  visitor: Visitor;
  status: number;
  state: FormState;
}

/** Returns a function that logs a browser in by the form that it sent: fields email, password, code, remember=yes. */
export const createLoginForm =
  ({ customers, visitors, logins }: LoginFormOptions) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ customer: Customer } | RefusedLogin> => {
    const form = formOf(request);
    const { email, password = "", code } = form;
    const visitor = await visitors.recognise(request);
    const isRemembered = visitor.status === "REMEMBERED" && email === undefined;
    const refuse = (
      status: number,
      problems: Partial<Record<string, FieldProblem>>,
      limited?: Pick<FormState, "notice" | "offersCode">,
    ): RefusedLogin => ({
      visitor,
      status,
      state: {
        values: { email, code, remember: form.remember, [wantedField]: form[wantedField] },
        problems,
        ...limited,
      },
    });
    const problems =
      code === undefined ? loginProblems(form, isRemembered) : codeLoginProblems(form);
    if (hasProblems(problems)) return refuse(400, problems);
    const outcome = await customers.checkPassword(
      isRemembered ? visitor.customer.account.email : (email ?? ""),
      password,
      logins.attemptOf(request, code),
    );
    if ("customer" in outcome) {
      const isIn = await logins.start(request, reply, outcome, {
        isRemembered: form.remember === "yes",
      });
      if (isIn) return { customer: outcome.customer };
    } else if (outcome.problem === "tooMany") {
      const notice = logins.refuseForNow(request, reply, outcome.waitMinutes);
      return refuse(429, code === undefined ? {} : { code: "wrongCode" }, {
        notice,
        offersCode: true,
      });
    }
    return refuse(400, { password: "wrongLogin" });
  };
