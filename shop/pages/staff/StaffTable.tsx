import type { ReactNode } from "react";

export interface StaffTableProps {
  label: string;
  head: string[];
  /** The rows. */
  children: ReactNode;
}

/** Renders a list for staff, which scrolls sideways where it is wider than the page. */
export const StaffTable = ({ label, head, children }: StaffTableProps) => (
  <div className="kontor-staff__table" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={`${index} ${name}`} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
