import { Link } from "react-router";

export const meta = () => [{ title: "A page of React Router" }];

export default function Start() {
  return (
    <>
      <h1>A page of React Router</h1>
      <Link to="/offers">Angebote</Link>
    </>
  );
}
