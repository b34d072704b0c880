import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Creates a self-signed certificate for localhost and its addresses. Returns it and its key in PEM. */
export async function createCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-certificate-"));
  const request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost";
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::ffff:127.0.0.1";
  const options = `${request} -addext ${names} -keyout key.pem -out cert.pem`.split(" ");
  await promisify(execFile)("openssl", options, { cwd: folder });
  const read = (name: string) => readFile(join(folder, `${name}.pem`), "utf8");
  const certificate = { key: await read("key"), cert: await read("cert") };
  await rm(folder, { recursive: true });
  return certificate;
}
