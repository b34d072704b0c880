import { staffPaths } from "../../../border/border-paths.ts";
import type { ReactNode } from "react";
import { type StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Logo } from "../../../platform/ui/Logo.tsx";
import { brand, design } from "../../brand.ts";
import { PlainDocument } from "../../../storefront/pages/PlainDocument.tsx";

export interface StaffFrameProps {
  title: string;
  styles: string[];
  /** The logged-in member of staff. */
  member?: StaffMember;
  children: ReactNode;
}

/** Renders a staff page below a bar with a link to the shop and a logout button. */
export function StaffFrame({ title, styles, member, children }: StaffFrameProps) {
  return (
    <PlainDocument title={title} styles={styles}>
      <header className="kontor-staff__bar">
        <a href="/">
          <Logo svg={design.logo} title={`${brand.name}, to the shop`} />
        </a>
        <span>Staff</span>
        {member && (
          <form method="post" action={staffPaths.leave}>
            <Button type="submit" size="small" variant="secondary">
              Log out
            </Button>
          </form>
        )}
      </header>
      <main className="kontor-page kontor-staff">{children}</main>
    </PlainDocument>
  );
}
