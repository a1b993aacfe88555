/** The contract that comes with the confirmation of an order. Withdrawal: directive 2011/83, annex I (L36). */
export const messages = {
  title: (number: string) => `Your contract: order ${number}`,
  attached:
    "Your contract is attached: the goods, the seller, your right of withdrawal with its form, the guarantee and the terms you agreed to. Please keep it.",
  /** Where the law gives no right of withdrawal. */
  attachedWithoutForm:
    "Your contract is attached: the goods, the seller, the guarantee and the terms you agreed to. Please keep it.",
  invoiceAttached: "Your invoice is attached as well.",
  trader: "Seller",
  goods: "What you bought",
  product: "Product",
  quantity: "Quantity",
  price: "Price",
  sum: "Sum",
  vat: "VAT contained in the total",
  delivery: "Delivery",
  to: "To",
  when: "When",
  deliveryTime: (processingTime: string) =>
    `Processed within ${processingTime}; delivered in 4 to 24 business days, at the latest 30 days after the order.`,
  placed: "Ordered on",
  withdrawal: "Right of withdrawal",
  right: "You have the right to withdraw from this contract within 14 days without giving any reason.",
  period:
    "The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.",
  exercise: (us: string) =>
    `To exercise the right of withdrawal, you must inform us (${us}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
  online: (address: string) =>
    `You can also exercise your right of withdrawal online at ${address}. If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.`,
  deadline:
    "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
  effects: "Effects of withdrawal",
  refund:
    "If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.",
  sendBack:
    "You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.",
  value:
    "You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods. The right does not cover sealed goods that cannot be returned for reasons of hygiene once you have broken the seal.",
  form: "Model withdrawal form",
  formLead: "(complete and return this form only if you wish to withdraw from the contract)",
  formTo: (trader: string) => `To ${trader}:`,
  formStatement:
    "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)",
  formOrdered: "Ordered on (*)/received on (*)",
  formName: "Name of consumer(s)",
  formAddress: "Address of consumer(s)",
  formSignature: "Signature of consumer(s) (only if this form is notified on paper)",
  formDate: "Date",
  formDelete: "(*) Delete as appropriate.",
  returns: "Returns",
  returnsText:
    "You can return any item within 100 days of receipt, without a reason, unused and in its own packaging. Our Return and Refund Policy tells how.",
  guarantee: "Legal guarantee of conformity",
  guaranteeText:
    "The seller is liable for any lack of conformity that exists at the time of delivery and becomes apparent within 2 years. You have the right to repair or replacement free of charge and, where that fails, to a price reduction or a refund. In some countries the law gives more time.",
  terms: "Terms you agreed to",
} as const;
