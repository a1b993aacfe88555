import { CloudAlert } from "lucide-react";
import { EmptyState, type StateProps } from "./empty-state.tsx";

type ErrorStateProps = StateProps & {
  /** By which the log can be searched. */
  reference?: string;
};

/** Something went wrong where content should be. Announced at once. */
export function ErrorState({ icon = CloudAlert, reference, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={icon} {...state} />
      {reference && <p className="-mt-8 pb-8 text-center text-xs text-stone">Reference {reference}</p>}
    </div>
  );
}
