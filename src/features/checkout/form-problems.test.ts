import { describe, expect, it } from "vitest";
import { z } from "zod";
import { EMAIL } from "./email-address.ts";
import { type Fields, formProblems } from "./form-problems.ts";
import { messages } from "./messages.ts";
import { orderRequest } from "./order-request.ts";

const filled: Fields = {
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  address: "Pikk 1",
  city: "Tallinn",
  zip: "10115",
  state: "",
  countryCode: "+372",
  phoneNumber: "5123 4567",
  company: "",
  vatNumber: "",
  companyRegister: "",
  mainDeliveryCountry: "EE",
  deliveryMethod: "courier",
  deliveryCountry: "",
  selectedParcelMachine: "",
};

it("a full form has no problem", () => expect(formProblems(filled)).toEqual({ problems: {}, error: null }));

describe("the first error", () => {
  it.each<[string, Partial<Fields>, object]>([
    ["a field of spaces", { city: "  " }, messages.missingFields],
    ["no phone number", { phoneNumber: "" }, messages.missingFields],
    ["a missing field comes before a missing country", { zip: "", mainDeliveryCountry: "" }, messages.missingFields],
    ["no state of the United States", { mainDeliveryCountry: "US", zip: "44101" }, messages.missingFields],
    ["no country", { mainDeliveryCountry: "" }, messages.missingCountry],
    ["no way to pay, where one must be chosen", { paymentMethod: "" }, messages.missingPayment],
    [
      "a missing way of delivery comes before one to pay",
      { deliveryMethod: "", paymentMethod: "" },
      messages.missingMethod,
    ],
    ["no way of delivery", { deliveryMethod: "" }, messages.missingMethod],
    ["no machine", { deliveryMethod: "parcel_machine" }, messages.missingMachine],
    [
      "malformed fields",
      { email: "mari", zip: "1" },
      {
        title: "Please check the marked fields",
        description:
          "Please enter a valid email address. This is not a postal code of the chosen country. One looks like this: 10115.",
      },
    ],
  ])("%s", (_situation, change, error) => expect(formProblems({ ...filled, ...change }).error).toEqual(error));
});

it.each(["firstName", "lastName", "address", "city", "company"] as const)(
  "%s is asked for in letters that an invoice can print",
  (name) => {
    const { problems, error } = formProblems({ ...filled, [name]: "Mari 王" });
    expect(problems).toEqual({ [name]: "Write it in Latin letters." });
    expect(error?.description).toBe("Write it in Latin letters.");
    const { company, ...address } = { ...filled, [name]: "Mari 王" };
    const { customer, business } = orderRequest.shape;
    expect(customer.safeParse({ ...address, phone: "1" }).success && business.safeParse({ company }).success).toBe(
      false,
    );
  },
);

it("every problem is told beside its field, in the order of the form", () => {
  const { problems } = formProblems({ ...filled, firstName: "", email: "mari", phoneNumber: "1", deliveryMethod: "" });
  expect(problems).toEqual({
    firstName: "First name is required.",
    email: messages.problems.email,
    phoneNumber: messages.problems.phoneNumber,
    deliveryMethod: messages.missingMethod.description,
  });
});

describe("an email address that the shop refuses is told beside its field, and no other", () => {
  it.each([
    "mari@example.com",
    " mari.maasikas+oils@mail.example.co.uk ",
    "o'neill@example.com",
    "mari@gmail.com,",
    "mari@gmail.com.",
    "mari@gmail..com",
    "mari..maasikas@gmail.com",
    ".mari@gmail.com",
    "juri@naide.e",
    "jüri@näide.ee",
    "mari@example",
    "mari maasikas@example.com",
  ])("%s", (email) => {
    const isTaken = orderRequest.shape.customer.shape.email.safeParse(email).success;
    expect(formProblems({ ...filled, email }).problems).toEqual(isTaken ? {} : { email: messages.problems.email });
  });
});

it("reads email addresses as zod does", () => expect(EMAIL.source).toBe(z.regexes.email.source.replaceAll("\\-", "-")));
