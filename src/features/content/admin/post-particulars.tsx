import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { STATUS_OPTIONS } from "./publication-badge.tsx";
import { blog as words } from "./texts.ts";

interface PostParticularsProps {
  writing: {
    fields: { status: string; featured_image: string };
    field: (name: "status" | "category" | "publish_at" | "featured_image") => {
      name: string;
      value: string;
      error: string | undefined;
      onChange: (event: { target: { value: string } }) => void;
    };
  };
  timeZone: string;
}

const CATEGORY_OPTIONS = Object.entries(words.categories).map(([value, label]) => ({ value, label }));

/** What is said about a post beside its text. */
export const PostParticulars = ({ writing: { fields, field }, timeZone }: PostParticularsProps) => (
  <>
    <Card title={words.form.publishing}>
      <div className="grid gap-5">
        <SelectField label={words.status} options={STATUS_OPTIONS} {...field("status")} />
        {fields.status === "draft" && (
          <TextField
            label={words.publishAt}
            hint={words.publishAtHint(timeZone)}
            type="datetime-local"
            {...field("publish_at")}
          />
        )}
        <SelectField label={words.category} options={CATEGORY_OPTIONS} {...field("category")} />
      </div>
    </Card>
    <Card title={words.image}>
      <TextField
        label={words.image}
        labelHidden
        hint={words.imageHint}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        {...field("featured_image")}
      />
      {fields.featured_image && <Shown key={fields.featured_image} src={fields.featured_image} />}
    </Card>
  </>
);

/** Whether there is a picture at the address is seen at once. */
function Shown({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing || !/^(https:\/\/|\/)/.test(src)) return <p className="mt-4 text-sm text-clay">{words.imageMissing}</p>;
  return (
    <img src={src} alt="" onError={() => setMissing(true)} className="mt-4 aspect-3/2 w-full bg-linen object-cover" />
  );
}
