export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>Lighthouse measures it beside the pages of the shop.</p>
    </main>
  );
}
