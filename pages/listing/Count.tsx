/** A number that screen readers announce as "12 Treffer". */
export function Count({ count, words }: { count: number; words: (count: number) => string }) {
  return (
    <>
      <small aria-hidden>{count}</small>
      <span className="kontor-hidden">({words(count)})</span>
    </>
  );
}
