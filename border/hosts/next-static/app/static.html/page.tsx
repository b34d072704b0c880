export const dynamic = "force-static";

export default function Page() {
  return <h1>A static page of Next</h1>;
}
