import { keepToken } from "./session-storage.ts";

/** What the tabs of one browser say to each other. Nothing of it is written to the disk. */
type Word =
  | { say: "who" }
  | { say: "in"; token: string; userId: string; remembered: boolean }
  | { say: "out"; userId: string };

const NAME = "aurelle-session";
/** An open tab answers within a few milliseconds. */
const ANSWER_MS = 150;

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

export const tellOtherTabs = (word: Word): void => openChannel().postMessage(word);

export function listenToTabs(heard: (word: Word) => void): () => void {
  const tabs = openChannel();
  const hear = ({ data }: MessageEvent<Word>) => heard(data);
  tabs.addEventListener("message", hear);
  return () => tabs.removeEventListener("message", hear);
}

/** The token of an open tab, kept for this one; null where no tab is signed in. */
export function askOtherTabs(): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (token: string | null) => {
      clearTimeout(timer);
      leave();
      resolve(token);
    };
    const timer = setTimeout(end, ANSWER_MS, null);
    const leave = listenToTabs((word) => {
      if (word.say !== "in") return;
      if (!word.remembered) keepToken(word.token, false);
      end(word.token);
    });
    tellOtherTabs({ say: "who" });
  });
}
