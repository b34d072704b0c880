export const metadata = { title: "A bare page", description: "A page of Next with nothing on it." };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
