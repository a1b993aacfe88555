import { SETTING_KEYS, type SettingKey } from "../setting.ts";
import { messages } from "./messages.ts";

/** Settings by the labels of their fields. */
const names = (): Record<SettingKey, string> => {
  const { store, shipping, trader, social, security, documents, business, reports } = messages;
  const network = (name: string) => `${social.title}: ${name}`;
  return {
    store_name: store.name,
    store_description: store.description,
    store_email: store.email,
    support_hours: store.hours,
    notice: store.notice,
    notice_until: store.noticeUntil,
    free_shipping_threshold: shipping.threshold,
    courier_shipping_cost: shipping.courier,
    parcel_machine_shipping_cost: shipping.machine,
    processing_time: shipping.processing,
    time_zone: trader.timeZone,
    languages: messages.languages,
    trader_name: trader.name,
    trader_address: trader.address,
    trader_representative: trader.representative,
    trader_phone: trader.phone,
    trader_register: trader.register,
    trader_register_number: trader.registerNumber,
    trader_capital: trader.capital,
    trader_vat_number: trader.vatNumber,
    trader_iban: trader.iban,
    trader_supervisor: trader.supervisor,
    trader_dispute_body: trader.disputeBody,
    epr_packaging: trader.packaging,
    epr_weee: trader.weee,
    epr_batteries: trader.batteries,
    maker_name: trader.maker,
    maker_address: trader.makerAddress,
    maker_contact: trader.makerContact,
    responsible_person: trader.responsiblePerson,
    instagram_url: network("Instagram"),
    pinterest_url: network("Pinterest"),
    facebook_url: network("Facebook"),
    admin_idle_minutes: security.idle,
    invoice_with_confirmation: documents.send,
    vat_number_check: business.send,
    monthly_report: reports.send,
  };
};

/** The label of a setting; null for a key of another version. */
export const settingName = (key: string): string | null => {
  const known = SETTING_KEYS.find((one) => one === key);
  return known ? names()[known] : null;
};
