import { optionsOf } from "#backoffice/filtered-list.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { FeaturedImage } from "./featured-image.tsx";
import { messages } from "./messages.ts";
import { SCHEDULED, scheduledOptions } from "./scheduled-status.ts";

const { blog: words } = messages;

interface PostParticularsProps {
  contentItem: {
    fields: { status: string; featured_image: string };
    set: (changes: { featured_image: string }) => void;
    field: (name: "status" | "category" | "publish_at" | "featured_image") => {
      name: string;
      value: string;
      error: string | undefined;
      onChange: (event: { target: { value: string } }) => void;
    };
  };
  timeZone: string;
}

/** What is said about a post beside its text. */
export const PostParticulars = ({ contentItem: { fields, field, set }, timeZone }: PostParticularsProps) => (
  <>
    <Card title={words.form.publishing}>
      <div className="grid gap-5">
        <SelectField label={words.status} options={scheduledOptions()} {...field("status")} />
        {fields.status === SCHEDULED && (
          <DateField
            label={words.publishAt}
            hint={words.publishAtHint(timeZone)}
            type="datetime-local"
            required
            {...field("publish_at")}
          />
        )}
        <SelectField label={words.category} options={optionsOf(words.categories)} {...field("category")} />
      </div>
    </Card>
    <Card title={words.image}>
      <FeaturedImage image={fields.featured_image} set={set} address={field("featured_image")} />
    </Card>
  </>
);
