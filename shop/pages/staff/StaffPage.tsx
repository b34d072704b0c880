import { staffPaths } from "../../../border/border-paths.ts";
import CalendarClock from "@lucide/icons/icons/calendar-clock";
import { silentEngineText } from "../../../border/preview/preview-rules.ts";
import { type StaffMember } from "../../../border/staff/staff-contract.ts";
import { longestStaffCode, staffNameLength } from "../../../border/staff/staff-rules.ts";
import { passwordLimits } from "../../../platform/shared/passwords.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { PlainDocument } from "../../../storefront/pages/PlainDocument.tsx";
import { StaffFrame } from "./StaffFrame.tsx";
import type { StaffTool } from "./staff-tool.ts";
import { StaffProblem } from "./StaffPart.tsx";

export interface StaffLoginProps {
  styles: string[];
  /** The address after the login. */
  to?: string;
  /** The name as it was submitted. */
  name?: string;
  /** Why the login failed. */
  problem?: string;
}

/** Renders the staff login. */
export function StaffLogin({ styles, to, name, problem }: StaffLoginProps) {
  return (
    <StaffFrame title="Staff login" styles={styles}>
      <section className="kontor-panel">
        <h1>Staff login</h1>
        <StaffProblem text={problem} />
        <form className="kontor-form" method="post" action={staffPaths.login}>
          {to && <input type="hidden" name="to" value={to} />}
          <TextField
            id="staff-name"
            name="name"
            label="Name"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={staffNameLength}
            defaultValue={name}
          />
          <TextField
            id="staff-password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={passwordLimits.max}
          />
          <TextField
            id="staff-code"
            name="code"
            label="Code"
            hint="Only with a second factor: the code from your app, a recovery code, or the code that the operator gave you."
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestStaffCode}
          />
          <Button type="submit">Log in</Button>
        </form>
      </section>
    </StaffFrame>
  );
}

export const previewTool: StaffTool = {
  role: "preview",
  name: "Preview",
  icon: CalendarClock,
  about:
    "See the shop at another moment or in a group of an A/B test: the panel is in the footer of every page.",
  link: { url: "/", text: "Open the shop" },
};

export interface StaffHomeProps {
  styles: string[];
  /** Whose clocks it shows. */
  site: Pick<Site, "timeZone">;
  member: StaffMember;
  /** Since when the commerce system does not answer. */
  engineSilentSince?: Date;
  /** Sentences on what the shop leaves out or cannot do, with the remedy. */
  problems: readonly string[];
  /** The tools of all roles. */
  tools: readonly StaffTool[];
}

/** Renders the home page of logged-in staff, with the tools of their roles. */
export function StaffHome({
  styles,
  site,
  member,
  engineSilentSince,
  problems,
  tools,
}: StaffHomeProps) {
  return (
    <StaffFrame title="Staff" styles={styles} member={member}>
      <h1>Staff</h1>
      <p>You are logged in as {member.name}.</p>
      {engineSilentSince && (
        <div className="kontor-notice" data-kind="error">
          <p>{silentEngineText(engineSilentSince, site)}</p>
        </div>
      )}
      {problems.length > 0 && (
        <div className="kontor-notice" data-kind="error">
          <p>The shop leaves out or cannot do:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <ul>
        {tools
          .filter(({ role }) => member.roles.includes(role))
          .map(({ name, icon, about, link }) => (
            <li key={link.url} className="kontor-panel">
              <Icon icon={icon} size={28} strokeWidth={1.6} />
              <h2>{name}</h2>
              <p>{about}</p>
              <Button href={link.url}>{link.text}</Button>
            </li>
          ))}
      </ul>
    </StaffFrame>
  );
}

/** Leads from a mail or chat into the shop, so that the shop's own page opens the link. */
export function StaffPassage({ styles, to }: { styles: string[]; to: string }) {
  return (
    <PlainDocument title="To the shop" styles={styles} leadsTo={to}>
      <main className="kontor-page kontor-text kontor-account">
        <p>
          <a href={to}>Continue to the shop</a>
        </p>
      </main>
    </PlainDocument>
  );
}

/** Compares a page of the shop now with its preview in this browser. The frames show the server's HTML, without scripts. */
export function StaffComparison({ styles, to }: { styles: string[]; to: string }) {
  const frameUrl = (at: string) =>
    `${staffPaths.frame}?${new URLSearchParams({ at, to }).toString()}`;
  return (
    <PlainDocument title="Now and then" styles={styles}>
      <main className="kontor-comparison">
        <h1>
          Now and then: <a href={to}>{to}</a>
        </h1>
        <section>
          <h2>Now</h2>
          <iframe src={frameUrl("now")} title="The page as it is now" sandbox="allow-same-origin" />
        </section>
        <section>
          <h2>As previewed</h2>
          <iframe
            src={frameUrl("then")}
            title="The page as it is previewed"
            sandbox="allow-same-origin"
          />
        </section>
      </main>
    </PlainDocument>
  );
}
