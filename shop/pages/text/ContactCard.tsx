import Mail from "@lucide/icons/icons/mail";
import Phone from "@lucide/icons/icons/phone";
import { serviceEmailOf } from "../../../platform/shared/brand/brand.ts";
import { phoneUrl } from "../../../platform/shared/sites/figures.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { SiteContent } from "../../sites/site-content.ts";

export interface ContactCardProps {
  heading: string;
  content: Pick<SiteContent, "serviceHours" | "site" | "texts">;
}

/** Renders how to reach the customer service: phone with its hours, and e-mail. */
export function ContactCard({ heading, content }: ContactCardProps) {
  const { site, texts, serviceHours } = content;
  const { phone, email } = texts.service;
  const address = serviceEmailOf(site.brand);
  return (
    <section className="kontor-contact" aria-labelledby="kontor-contact">
      <h2 id="kontor-contact">{heading}</h2>
      <dl>
        <div>
          <dt>
            <Icon icon={Phone} size={20} />
            <span>{phone}</span>
          </dt>
          <dd>
            <a href={phoneUrl(site.phone)} translate="no">
              {site.phone}
            </a>
          </dd>
          <dd className="kontor-soft">{serviceHours}</dd>
        </div>
        <div>
          <dt>
            <Icon icon={Mail} size={20} />
            <span>{email}</span>
          </dt>
          <dd>
            <a href={`mailto:${address}`} translate="no">
              {address}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
