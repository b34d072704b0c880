import { expectTypeOf, test } from "vitest";
import type { MailOf, MailTemplates, RequestedMail } from "./mail.ts";

interface Mails {
  parcel: { number: string };
  reminder: { days: number };
}

test("the kind of a mail determines the type of its data, when it is requested and rendered", () => {
  expectTypeOf<RequestedMail<"parcel", { number: string }>>().toExtend<MailOf<Mails>>();
  expectTypeOf<RequestedMail<"parcel", { days: number }>>().not.toExtend<MailOf<Mails>>();
  expectTypeOf<RequestedMail<"letter", { number: string }>>().not.toExtend<MailOf<Mails>>();
  type Data<Kind extends keyof Mails> = Parameters<MailTemplates<Mails>[Kind]>[0]["data"];
  expectTypeOf<Data<"parcel">>().toEqualTypeOf<{ number: string }>();
  expectTypeOf<Data<"reminder">>().toEqualTypeOf<{ days: number }>();
});
