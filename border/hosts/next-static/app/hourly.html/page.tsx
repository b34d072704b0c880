/** Seconds; the border's life is shorter, and counts. */
export const revalidate = 3600;

export default function Page() {
  return <h1>An hourly page of Next</h1>;
}
