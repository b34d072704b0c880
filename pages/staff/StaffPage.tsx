import {
  staffPaths,
  type StaffMember,
  type StaffRole,
} from "../../features/staff/staff-contract.ts";
import { longestStaffCode, staffNameLength } from "../../features/staff/staff-rules.ts";
import { passwordLimits } from "../../shared/passwords.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PlainDocument } from "../document/PlainDocument.tsx";

export interface StaffLoginProps {
  styles: string[];
  /** Where the login leads. */
  to?: string;
  /** As it was sent. */
  name?: string;
  /** Why the login failed. */
  problem?: string;
}

/** Where staff log in. */
export function StaffLogin({ styles, to, name, problem }: StaffLoginProps) {
  return (
    <PlainDocument title="Staff login" styles={styles}>
      <main className="kontor-page kontor-text kontor-account">
        <section className="kontor-panel">
          <h1>Staff login</h1>
          {problem && (
            <div className="kontor-notice" data-kind="error" role="alert">
              <p>{problem}</p>
            </div>
          )}
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
              hint="Only with a second factor: of your app, one of your recovery codes, or the one that the operator gave you."
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longestStaffCode}
            />
            <Button type="submit">Log in</Button>
          </form>
        </section>
      </main>
    </PlainDocument>
  );
}

const may: Record<StaffRole, string> = {
  preview:
    "Preview the shop at another time or in an A/B test, with the panel in the footer of every page.",
  reports: "Read reports of the use of the shop.",
};

/** What is shown to staff who are logged in. */
export function StaffHome({ styles, member }: { styles: string[]; member: StaffMember }) {
  return (
    <PlainDocument title="Staff" styles={styles}>
      <main className="kontor-page kontor-text kontor-account">
        <section className="kontor-panel">
          <h1>You are logged in as {member.name}</h1>
          <ul>
            {member.roles.map((role) => (
              <li key={role}>{may[role]}</li>
            ))}
          </ul>
          {member.roles.includes("reports") && (
            <p>
              <a href={staffPaths.tracking}>Tracking report</a>
            </p>
          )}
          <p>
            <Button href="/">Open the shop</Button>
          </p>
          <form method="post" action={staffPaths.leave}>
            <Button type="submit" variant="secondary">
              Log out
            </Button>
          </form>
        </section>
      </main>
    </PlainDocument>
  );
}

/** Leads from a mail or chat into the shop: what is opened from here is opened by the shop's own page. */
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

/** A page of the shop now, and as this browser previews it. The frames show what the server sends: without scripts. */
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
