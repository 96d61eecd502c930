// Passkeys: what the browser makes and signs, in the JSON that the server reads.
import { Refused } from "./api";

type Json = Record<string, unknown>;
type Named = { id: string };

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
const text = (data: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const known = (list: unknown) => ((list ?? []) as Named[]).map((one) => ({ ...one, id: bytes(one.id), type: "public-key" as const }));

function written(credential: PublicKeyCredential): Json {
  const response = credential.response as unknown as Record<string, ArrayBuffer | null>;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const told = parts.filter((part) => response[part] instanceof ArrayBuffer).map((part) => [part, text(response[part]!)]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: Object.fromEntries(told) };
}

/** What came of it; people may also say no, or have no device for it. */
async function asked(work: Promise<Credential | null>): Promise<Json> {
  const found = await work.catch((refused: unknown) => {
    // The device has one of those that were excluded: those of this account.
    if (refused instanceof DOMException && refused.name === "InvalidStateError") throw new Refused("passkey-known");
    throw new Refused("passkey-failed");
  });
  if (!found) throw new Refused("passkey-failed");
  return written(found as PublicKeyCredential);
}

export function makePasskey(options: Json): Promise<Json> {
  const user = options.user as PublicKeyCredentialUserEntity & Named;
  const wanted = { ...options, challenge: bytes(options.challenge as string), user: { ...user, id: bytes(user.id) }, excludeCredentials: known(options.excludeCredentials) };
  return asked(navigator.credentials.create({ publicKey: wanted as unknown as PublicKeyCredentialCreationOptions }));
}

export function signWithPasskey(options: Json): Promise<Json> {
  const wanted = { ...options, challenge: bytes(options.challenge as string), allowCredentials: known(options.allowCredentials) };
  return asked(navigator.credentials.get({ publicKey: wanted as unknown as PublicKeyCredentialRequestOptions }));
}
