import { CloudAlert } from "lucide-react";
import { EmptyState, type StateProps } from "./empty-state.tsx";

/** Something went wrong where content should be. Announced at once. */
export const ErrorState = ({ icon = CloudAlert, ...state }: StateProps) => (
  <div role="alert">
    <EmptyState icon={icon} {...state} />
  </div>
);
