import { customerPaths } from "../../shop-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { profileOf } from "../../customer/customer-forms.ts";
import { countryOf } from "../../orders/checkout-forms.ts";
import type { AccountFormOptions } from "./account-forms.server.ts";
import type { FormState } from "./AccountField.tsx";
import { EmailForm } from "./AccountForms.tsx";
import { addressPath } from "./address-paths.ts";
import { ProfileForm } from "./AccountProfile.tsx";

type ShowForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: FormState,
) => Promise<FastifyReply>;

/**
 * Pages that show a form as it was sent, by the form's path. None needs the database, which may have failed: a form of an account
 * is the only content of its page.
 */
export function createFailedForms({
  visitors,
  requests,
  pages,
}: Pick<AccountFormOptions, "visitors" | "requests" | "pages">): Partial<Record<string, ShowForm>> {
  return {
    [customerPaths.login]: async (request, reply, state) => {
      if (state.values.code !== undefined) return pages.codeLogin(request, reply, state);
      const visitor = await visitors
        .recognise(request)
        .catch(() => ({ status: "LOGGED_OUT" as const }));
      return pages.login(request, reply, visitor, state);
    },
    [customerPaths.register]: pages.register,
    [customerPaths.forgotten]: pages.forgotten,
    [customerPaths.loginCode]: pages.codeRequest,
    [customerPaths.profile]: (request, reply, state) => {
      const { site, texts: all } = requests.contentOf(request);
      const { customer: texts } = all;
      const fields = { form: "profile", site, texts, state, profile: profileOf(state.values) };
      return pages.step(
        request,
        reply,
        texts.yourData,
        <section className="kontor-panel">
          <ProfileForm {...fields} />
        </section>,
      );
    },
    [customerPaths.addresses]: (request, reply, { values, notice }) => {
      const country = countryOf(values, requests.contentOf(request).site);
      return pages.address(request, reply, { country, values, notice });
    },
    [addressPath]: (request, reply, { values, notice }) => {
      const country = countryOf(values, requests.contentOf(request).site);
      const { id } = request.params as { id: string };
      return pages.address(request, reply, { id, country, values, notice });
    },
    [customerPaths.email]: (request, reply, state) => {
      const { customer: texts } = requests.contentOf(request).texts;
      return pages.step(
        request,
        reply,
        texts.changeEmail,
        <section className="kontor-panel">
          <p>{texts.changeEmailHint}</p>
          <EmailForm form="email" texts={texts} state={state} />
        </section>,
      );
    },
  };
}
