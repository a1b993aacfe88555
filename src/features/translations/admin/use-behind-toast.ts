import { useNavigate } from "react-router";
import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { languageName } from "#shared/back-office-language.ts";
import { toast } from "#ui/toast.ts";
import { languagesBehind, type TranslatedKind } from "../translation.ts";
import { messages } from "./messages.ts";

interface Saved {
  kind: TranslatedKind;
  id: string;
  /** What must be there in each language; without it, what is shown there must not be older. */
  needed?: readonly string[];
  words: (languages: string) => string;
}

/** After an English text was saved: tells in which languages shoppers read an older one, or none. */
export function useBehindToast() {
  const navigate = useNavigate();
  const { languages } = useStore().settings;
  return async ({ kind, id, needed, words }: Saved) => {
    if (languages.length < 2) return;
    // The list of gaps says the same later.
    const answer = await call("GET admin-translations", { query: { kind, id } }).catch(() => null);
    const behind = answer ? languagesBehind(answer.data, languages, needed) : [];
    const [first] = behind;
    if (!first) return;
    toast({
      title: words(behind.map(languageName).join(", ")),
      tone: "warning",
      action: {
        label: messages.behind.look,
        onPress: () => void navigate(`/admin/translations/${kind}/${id}/${first}`),
      },
    });
  };
}
