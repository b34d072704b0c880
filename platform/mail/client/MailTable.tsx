import { Children, type ComponentProps } from "react";

/** A layout table with one row per cell. */
export const MailTable = ({ children, ...attributes }: ComponentProps<"table">) => (
  <table
    role="presentation"
    width="100%"
    cellPadding="0"
    cellSpacing="0"
    border={0}
    {...attributes}
  >
    <tbody>
      {Children.map(children, (cell) => (
        <tr>{cell}</tr>
      ))}
    </tbody>
  </table>
);

export const MailCell = (attributes: ComponentProps<"td">) => <td {...attributes} />;
