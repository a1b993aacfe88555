import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { signInWithPasskey } from "#api-client/session.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";
import { hasPasskeys, showPasskey } from "./passkey-browser.ts";

/** A challenge lives for five minutes. */
const RENEW_MS = 4 * 60_000;

interface PasskeySignInProps {
  rememberMe: () => boolean;
  onStart: () => void;
  onFailure: (error: unknown) => void;
  /** Also among the passwords that the browser offers in the field of the address. */
  offers: boolean;
}

/** A button to sign in with a passkey; nothing where the browser or the address has none. */
export function PasskeySignIn({ offers, ...props }: PasskeySignInProps) {
  const [isHere, setHere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => setHere(hasPasskeys()), []);
  useEffect(() => {
    if (!isHere || !offers) return;
    const offer = () => void offerPasskeys(() => latest.current);
    offer();
    const timer = setInterval(() => document.visibilityState === "visible" && offer(), RENEW_MS);
    return () => {
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isHere, offers]);
  if (!isHere) return null;
  const press = async () => {
    setBusy(true);
    props.onStart();
    try {
      await signInWithPasskey(await showPasskey(), props.rememberMe());
    } catch (error) {
      props.onFailure(error);
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="large" onClick={press} busy={isBusy} busyLabel={messages.signIn.busy}>
      <KeyRound aria-hidden="true" className="size-4" />
      {messages.passkeys.signIn}
    </Button>
  );
}

async function offerPasskeys(latest: () => Pick<PasskeySignInProps, "rememberMe" | "onFailure">): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  // Ends without a passkey when another is asked for or the page is left.
  const response = await showPasskey({ offers: true }).catch(() => null);
  if (!response) return;
  await signInWithPasskey(response, latest().rememberMe()).catch(latest().onFailure);
}
