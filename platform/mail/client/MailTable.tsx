import { Children, isValidElement, type ComponentProps } from "react";

/** A layout table of rows; a cell that is not in a row is a row. */
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
      {Children.map(children, (child) =>
        isValidElement(child) && child.type === "tr" ? child : <tr>{child}</tr>,
      )}
    </tbody>
  </table>
);

export const MailCell = (attributes: ComponentProps<"td">) => <td {...attributes} />;
