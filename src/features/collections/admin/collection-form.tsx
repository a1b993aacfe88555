import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { Conflict } from "#backoffice/conflict.tsx";
import { BODY } from "#features/content/admin/body-conflict.tsx";
import { ContentFormLayout } from "#features/content/admin/content-form-layout.tsx";
import { ContentScreen } from "#features/content/admin/content-screen.tsx";
import { FeaturedImage } from "#features/content/admin/featured-image.tsx";
import { messages as content } from "#features/content/admin/messages.ts";
import { Preview } from "#features/content/admin/preview.tsx";
import {
  SCHEDULED,
  scheduledFields,
  scheduledOptions,
  scheduledWire,
} from "#features/content/admin/scheduled-status.ts";
import { useContentItem } from "#features/content/admin/use-content-item.ts";
import { ImageLibrary } from "#features/images/admin/image-library.tsx";
import { publicAddress } from "#features/images/shown-image.ts";
import { ChosenProducts } from "#features/products/admin/chosen-products.tsx";
import type { ChosenProduct } from "#features/products/chosen-product.ts";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { adminCollection, MAX_CHOSEN, MENUS, type Menu } from "../collection.ts";
import { messages as words } from "./messages.ts";
import { NEW_RULE, type RuleDraft, ruleDraftOf, ruleOf } from "./rule-draft.ts";
import { RuleEditor } from "./rule-editor.tsx";

const { blog: posts } = content;

type Collection = ResponseOf<"GET admin-collection">["data"];

/** A collection that is there already. */
export function EditCollection({ id }: { id: string }) {
  const answer = useEndpointQuery("GET admin-collection", { query: { id } }, { staleTime: 0 });
  return (
    <ContentScreen
      answer={answer}
      loading={words.loading}
      failed={words.openFailed}
      back={{ to: HOME, label: words.back }}
    >
      {(collection) => <CollectionForm collection={collection} />}
    </ContentScreen>
  );
}

const HOME = "/admin/collections";

/** What the form holds as texts: the rule and the chosen products as JSON. */
const EMPTY = {
  title: "",
  slug: "",
  body: "",
  meta_title: "",
  meta_description: "",
  image: "",
  status: "draft",
  kind: "rule",
  rule: JSON.stringify(NEW_RULE),
  products: "[]",
  menu: "none",
  menu_position: "0",
  publish_at: "",
};
type Fields = typeof EMPTY;

const labelsOf = (): Record<keyof Fields, string> => ({
  title: words.form.title,
  slug: words.form.slug,
  body: words.body,
  meta_title: words.metaTitle,
  meta_description: words.description,
  image: words.image,
  status: words.status,
  kind: words.kind,
  rule: words.kinds.rule,
  products: words.chosen.title,
  publish_at: posts.publishAt,
  menu: words.menu,
  menu_position: words.menuPosition,
});

const fieldsIn =
  (timeZone: string) =>
  (saved: Collection): Fields => ({
    title: saved.title,
    slug: saved.slug,
    body: saved.body,
    kind: saved.kind,
    meta_title: saved.meta_title ?? "",
    meta_description: saved.meta_description ?? "",
    image: saved.image ? publicAddress(saved.image) : "",
    rule: JSON.stringify(saved.rule ? ruleDraftOf(saved.rule) : NEW_RULE),
    products: JSON.stringify(saved.products),
    ...scheduledFields(timeZone, saved),
    menu: saved.menu ?? "none",
    menu_position: String(saved.menu_position),
  });

const ruleIn = ({ rule }: Fields): RuleDraft => JSON.parse(rule);
const productsIn = ({ products }: Fields): ChosenProduct[] => JSON.parse(products);

const wireIn = (timeZone: string) => (fields: Fields) => {
  const { kind, title, slug, body, meta_title, meta_description, image, menu, menu_position } = fields;
  return {
    title,
    slug,
    body,
    meta_title,
    meta_description,
    image,
    ...scheduledWire(timeZone, fields),
    rule: kind === "rule" ? ruleOf(ruleIn(fields)) : null,
    products: kind === "manual" ? productsIn(fields).map(({ id }) => id) : [],
    menu: menu === "none" ? null : (menu as Menu),
    menu_position: Number(menu_position),
  };
};

interface CollectionFormProps {
  /** Null for one that is new. */
  collection: Collection | null;
}

export function CollectionForm({ collection }: CollectionFormProps) {
  const { timeZone } = useStore().settings;
  const fieldsOf = fieldsIn(timeZone);
  const contentItem = useContentItem({
    initial: collection ? fieldsOf(collection) : EMPTY,
    saved: collection,
    schema: adminCollection,
    wireOf: wireIn(timeZone),
    fieldsOf,
    save: async (written, saved, id) => {
      const answer =
        saved !== null
          ? await call("PATCH admin-collections", {
              query: { id: saved.id },
              body: { ...written, version: saved.version },
            })
          : await call("POST admin-collections", { body: { ...written, id } });
      return answer.data;
    },
    load: async (id) => (await call("GET admin-collection", { query: { id }, needs: ["data"] })).data,
    invalidates: ["admin-collections", "admin-collection"],
    kind: "collection",
    home: HOME,
    words,
  });
  const { fields, field, set, problems } = contentItem;
  return (
    <ContentFormLayout
      kind="collection"
      words={words}
      home={HOME}
      shown="/collections"
      saved={collection}
      contentItem={contentItem}
      invalidates={["admin-collections"]}
      remove={(seen) => call("DELETE admin-collections", { query: seen })}
      conflict={
        <Conflict
          conflict={contentItem.conflict}
          fields={fields}
          labels={labelsOf()}
          messages={{ body: BODY, rule: JSON_TEXT, products: JSON_TEXT }}
        />
      }
      preview={<Preview title={fields.title} html={fields.body} image={fields.image} />}
      aside={
        <>
          <Card title={words.form.publishing}>
            <SelectField label={words.status} options={scheduledOptions()} {...field("status")} />
            {fields.status === SCHEDULED && (
              <DateField
                className="mt-5"
                label={posts.publishAt}
                hint={posts.publishAtHint(timeZone)}
                type="datetime-local"
                required
                {...field("publish_at")}
              />
            )}
            <MenuFields field={field} />
          </Card>
          <Card title={words.image}>
            <FeaturedImage
              image={fields.image}
              set={({ featured_image: image }) => set({ image })}
              address={field("image")}
            />
          </Card>
          <Card title={words.description}>
            <TextField label={words.metaTitle} hint={words.metaTitleHint} autoComplete="off" {...field("meta_title")} />
            <TextArea
              label={words.description}
              hint={words.descriptionHint}
              rows={4}
              className="mt-5"
              {...field("meta_description")}
            />
          </Card>
        </>
      }
    >
      <Card title={words.kind}>
        <div className="grid gap-5">
          <SelectField
            label={words.kind}
            options={[
              { value: "rule", label: words.kinds.rule },
              { value: "manual", label: words.kinds.manual },
            ]}
            {...field("kind")}
          />
          {fields.kind === "rule" ? (
            <RuleEditor
              rule={ruleIn(fields)}
              problem={problems.rule}
              onChange={(rule) => set({ rule: JSON.stringify(rule) })}
            />
          ) : (
            <ChosenProducts
              title={words.chosen.title}
              max={MAX_CHOSEN}
              products={productsIn(fields)}
              problem={problems.products}
              onChange={(products) => set({ products: JSON.stringify(products) })}
            />
          )}
        </div>
      </Card>
      <RichText
        label={words.body}
        error={problems.body}
        key={contentItem.edition}
        images={(onPick) => <ImageLibrary onPick={onPick} />}
        defaultValue={fields.body}
        onChange={(body) => set({ body })}
      />
    </ContentFormLayout>
  );
}

/** How two rules, or two choices of products, are shown. They are not put together: mine stands. */
const JSON_TEXT = {
  show: (json: string) => <pre className="text-xs whitespace-pre-wrap">{namesIn(json)}</pre>,
  join: (_base: string, mine: string) => mine,
};

/** One product, or one condition, a line. */
function namesIn(json: string): string {
  const written: RuleDraft | ChosenProduct[] = JSON.parse(json);
  if (Array.isArray(written)) return written.map(({ name }) => name).join("\n");
  return ruleOf(written)
    .conditions.map((one) =>
      Object.values(one)
        .flat()
        .filter((value) => value !== undefined)
        .join(" "),
    )
    .join("\n");
}

interface MenuFieldsProps {
  field: (name: "menu" | "menu_position") => {
    name: string;
    value: string | undefined;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

const MenuFields = ({ field }: MenuFieldsProps) => (
  <div className="mt-5 grid gap-5">
    <SelectField
      label={words.menu}
      options={[
        { value: "none", label: words.menus.none },
        ...MENUS.map((value) => ({ value: value as string, label: words.menus[value] })),
      ]}
      {...field("menu")}
    />
    <TextField
      label={words.menuPosition}
      hint={words.menuHint}
      inputMode="numeric"
      autoComplete="off"
      {...field("menu_position")}
    />
  </div>
);
