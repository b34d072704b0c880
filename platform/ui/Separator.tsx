/** Renders a dot between the facts on a line. Screen readers pause there instead of announcing it. */
export const Separator = () => <span aria-hidden> · </span>;
