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
  /** Two sign-ins at once with one passkey look like a copied one: who was first goes on, the other ends. */
  const isUnderWay = useRef(false);
  const latest = useRef(props);
  latest.current = props;
  const become = (underWay: boolean) => {
    isUnderWay.current = underWay;
    setBusy(underWay);
  };
  const signIn = async (show: () => ReturnType<typeof showPasskey>) => {
    become(true);
    try {
      await signInWithPasskey(await show(), latest.current.rememberMe());
    } catch (error) {
      latest.current.onFailure(error);
      become(false);
    }
  };
  const latestSignIn = useRef(signIn);
  latestSignIn.current = signIn;
  useEffect(() => setHere(hasPasskeys()), []);
  useEffect(() => {
    if (!isHere || !offers) return;
    let isLeft = false;
    const isWanted = () => !isUnderWay.current && !isLeft;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      // Ends without a passkey when another is asked for or the page is left.
      const response = await showPasskey({ offers: isWanted }).catch(() => null);
      if (response && isWanted()) await latestSignIn.current(async () => response);
    };
    void offer();
    const timer = setInterval(() => document.visibilityState === "visible" && void offer(), RENEW_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isHere, offers]);
  if (!isHere) return null;
  const press = () => {
    if (isUnderWay.current) return;
    WebAuthnAbortService.cancelCeremony();
    props.onStart();
    void signIn(() => showPasskey());
  };
  return (
    <Button variant="secondary" size="large" onClick={press} busy={isBusy} busyLabel={messages.signIn.busy}>
      <KeyRound aria-hidden="true" className="size-4" />
      {messages.passkeys.signIn}
    </Button>
  );
}
