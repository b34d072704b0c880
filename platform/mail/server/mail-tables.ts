import type { Generated } from "kysely";
import type { SiteCode } from "../../shared/sites/site.ts";

export interface MailTables {
  outgoing_mail: {
    id: string;
    kind: string;
    site: SiteCode;
    recipient: string;
    data: Record<string, unknown>;
    message_id: string;
    made_at: Date;
    tries: Generated<number>;
    next_try: Date | null;
    sent_at: Date | null;
    problem: string | null;
  };
}
