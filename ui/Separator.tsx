/** A dot between the facts of a line; screen readers pause there instead of naming it. */
export const Separator = () => (
  <>
    {" "}
    <span aria-hidden>·</span>{" "}
  </>
);
