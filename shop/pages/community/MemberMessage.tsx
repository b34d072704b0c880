import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/Button.tsx";

export interface MemberMessageProps {
  title: string;
  text: string;
  /** The product that it is about. */
  children?: ReactNode;
  links: { url: string; text: string }[];
}

/** Renders what follows a form of members, or what comes before it. */
export const MemberMessage = ({ title, text, children, links }: MemberMessageProps) => (
  <div className="kontor-page kontor-community-form">
    <section className="kontor-panel">
      <h1>{title}</h1>
      {children}
      <p>{text}</p>
      <p className="kontor-actions">
        {links.map((link, index) => (
          <Button key={link.url} href={link.url} variant={index > 0 ? "secondary" : undefined}>
            {link.text}
          </Button>
        ))}
      </p>
    </section>
  </div>
);
