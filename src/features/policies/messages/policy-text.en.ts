/**
 * The start texts of the policies (storefront 2, decision 45). The body is HTML: a section begins with a heading and its id.
 * Words in braces are facts of the shop (`policy.ts`).
 */
export const text = {
  inForce: (day: string) => `In force from ${day}`,
  onThisPage: "On this page",
  demoImprint: {
    title: "This is a demo shop",
    text: "It has no trader yet. A shop that is open shows its name, postal address, phone, register and VAT number here.",
  },
  /** The model form of a withdrawal, as a letter that the mail program opens. */
  withdrawalLetter: {
    subject: "Withdrawal from contract",
    body: (storeName: string) =>
      `To ${storeName}\n\nI withdraw from my contract for the purchase of these goods:\n\nOrder number:\nReceived on:\nName:\nAddress:\nDate:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Trader",
    address: "Address",
    representative: "Represented by",
    register: "Register",
    registerNumber: "Register number",
    capital: "Legal form and capital",
    vatNumber: "VAT number",
    supervisor: "Supervisory body",
    email: "Email",
    phone: "Phone",
    packaging: "Packaging",
    weee: "Electrical equipment",
    batteries: "Batteries",
    disputeBody: "Body for consumer disputes",
    paymentFields: (name: string) =>
      `On the page where you pay, a script of ${name} shows the fields for your card. It sets cookies of its own there, to hold off fraud. No other page loads it.`,
    complaintsBook: "Complaints book",
    consumerAuthority: "Consumer protection authority",
  },
  "shipping-policy": {
    title: "Shipping Policy",
    description: "What shipping costs, how long it takes, and what we do when a parcel is late or damaged.",
    lead: "Free worldwide shipping on orders over {freeShippingThreshold}. Orders are processed within 24 hours and delivered in 4 to 24 business days.",
    body: `
<h2 id="cost">What it costs</h2>
<p>We offer free worldwide shipping on orders over {freeShippingThreshold}. The total after discounts counts.</p>
<p>Below that, delivery by courier costs {courierCost} and delivery to a parcel machine {parcelMachineCost}. The checkout shows the amount before you order and pay; inside the European Union nothing is added later.</p>
<h2 id="processing">When your order leaves us</h2>
<p>Orders are processed within 24 hours of payment. Packing takes a little care: expect your parcel to be on its way {processingTime} after you ordered. Orders placed at a weekend or on a public holiday are packed on the next business day.</p>
<p>As soon as it is handed over you receive an email with the tracking code.</p>
<h2 id="delivery">How long delivery takes</h2>
<p>Delivery takes 4 to 24 business days, depending on where you live. Most parcels inside Europe arrive towards the beginning of that span, parcels to islands and to the United States towards its end.</p>
<p>Estimates on product pages and at the checkout are what carriers usually need for your kind of delivery. We promise the span above, and never more than 30 days after your order: where the two differ, the 30 days count.</p>
<h2 id="where">Where we deliver</h2>
<p>We deliver to {countries}.</p>
<ul>
<li>Courier: to your door, in all of these countries.</li>
<li>Parcel machine: where the checkout offers one. Most are open at any hour; the hours stand beside each.</li>
</ul>
<p>Some products, such as essential oils, are not sent to every country. Their pages then name the countries, and the cart and the checkout say so before you order.</p>
<h2 id="customs">Customs and taxes</h2>
<p>Inside the European Union there is no customs duty, and prices include VAT.</p>
<p>Orders to the United States leave the EU without EU VAT. Duties or sales tax asked for on arrival are set by the authorities there and are paid by the person who receives the parcel.</p>
<h2 id="tracking">Following your parcel</h2>
<p>Enter your tracking code at <a href="/track-order">Track Order</a>. The code in your order confirmation works from the first minute; the carrier's code joins it once the parcel is on its way.</p>
<h2 id="trouble">Late, lost or damaged</h2>
<p>If a parcel has not arrived 30 days after your order, or arrives damaged, write to <a href="mailto:{storeEmail}">{storeEmail}</a>. A photograph of the parcel helps. We send the goods again or give your money back, whichever you prefer; until you hold the goods in your hands their loss is our risk, not yours.</p>
<p>A parcel that comes back to us because the address was incomplete or nobody collected it can be sent once more: we write to you and ask where to.</p>
`,
  },
  "return-refund-policy": {
    title: "Return and Refund Policy",
    description: "100 days to return what you bought, 14 days to withdraw by law, and when your money is back.",
    lead: "You have 100 days from the day your parcel arrives to send back anything you have not used.",
    body: `
<h2 id="window">100 days to return</h2>
<p>You can return any item within 100 days of receipt, without a reason. It should be unused, complete and in its own packaging. Bottles of oil can come back as long as their seal is whole.</p>
<p>This is our own promise. It stands beside your rights by law and takes nothing away from them.</p>
<h2 id="how">How to return something</h2>
<ol>
<li>Open your order by the link in our emails about it, or at <a href="/track-order">Track Order</a> in the browser you bought with, choose <strong>Return items</strong>, and say what you send back and why. You can also write to <a href="mailto:{storeEmail}?subject=Return">{storeEmail}</a> with your order number.</li>
<li>An email comes at once. If you withdraw by law, it names the return address; otherwise we answer within 24 hours and name it then.</li>
<li>Pack the item well and send it with proof of posting.</li>
</ol>
<h2 id="cost">Return shipping</h2>
<p>The buyer pays for return shipping. If the item is faulty, damaged or not what you ordered, we pay: we send you a label, or pay you back what the posting cost.</p>
<h2 id="refund">Refunds</h2>
<p>Once we have received and looked at the item we tell you so, and refund it to the original payment method within 10 business days. Your bank may need a few more days to show it.</p>
<p>If more than 15 business days pass after we confirmed your refund and you see nothing, please contact us at <a href="mailto:{storeEmail}">{storeEmail}</a> and we will trace it.</p>
<h2 id="withdrawal">14 days to withdraw, by law</h2>
<p>If you live in the European Union and buy as a consumer, you have a 14-day cooling-off period. You may withdraw from the purchase without giving a reason within 14 days of the day you, or somebody you named, received the last of the goods.</p>
<p>To withdraw, tell us so before the 14 days are over: <a href="/withdrawal">Withdraw from contract here</a>. We acknowledge it by email at once, with date and time. Any other clear statement does as well, such as <a href="{withdrawalLetter}">this letter</a>, written for you.</p>
<p>Send the goods back within 14 days of telling us. We then refund the price and, if you withdraw from the whole order, its standard delivery cost, at the latest 14 days after your statement; we may wait until the goods, or proof that you sent them, have arrived. You bear the direct cost of the return.</p>
<p>You may look at the goods as you would in a shop. Where they lost value because they were used beyond that, we may take off that loss. The right does not cover sealed goods that cannot be returned for reasons of hygiene once you have broken the seal.</p>
<h2 id="faulty">When something is faulty</h2>
<p>By law we answer for faults that were there at delivery for 2 years. You may ask for repair or replacement, and, where that fails, for a lower price or your money back.</p>
<p>On top of this legal guarantee our diffusers carry a 1-year warranty of our own: if one stops working in ordinary use, we replace it without asking when the fault began.</p>
<h2 id="exchange">Exchanges and gifts</h2>
<p>For an exchange, return the item and order the other one; that is the quickest way. Whoever received a gift can return it, too: write to us with the order number. The refund goes to the person who paid.</p>
`,
  },
  "privacy-policy": {
    title: "Privacy Policy",
    description: "Which personal data we keep, why, for how long, who helps us, and what you can ask of us.",
    lead: "We keep what an order needs and nothing that follows you around. No advertising, no profiles, no tracking by others.",
    body: `
<h2 id="who">Who is responsible</h2>
<p>{trader} is the controller of the data described here. For anything about your data write to <a href="mailto:{storeEmail}?subject=My%20data">{storeEmail}</a>.</p>
<h2 id="what">What we keep, and why</h2>
<ul>
<li><strong>Orders.</strong> Name, email, phone number, delivery address, what you bought and what you paid; of a business also its name and VAT number. We need them to fulfil our contract with you and, afterwards, because bookkeeping law asks for them. If you withdraw from it, your statement is kept with the order, because the law asks us to acknowledge it.</li>
<li><strong>Returns.</strong> What you send back and why, and the photos you add, because we need them to decide. A withdrawal, with your name and email, also where we find no order for it, because the law asks us to acknowledge it.</li>
<li><strong>Payment.</strong> The payment provider takes your card details on its own pages, or in its own fields on ours. We never see them; we learn only whether a payment succeeded.</li>
<li><strong>Newsletter.</strong> Your email address, and when, where and in which words you agreed. We write only with your consent, which you can withdraw at any time by the link in every letter.</li>
<li><strong>When a product is back.</strong> If you ask for it, we keep your email address and the product, and write to you once when it is in stock again. With that email your request is deleted, and after a year at the latest; before, when you write to us. We keep when and in which words you agreed.</li>
<li><strong>Messages to us.</strong> What you write and our answer, because we have an interest in answering well.</li>
<li><strong>Security.</strong> Network addresses are counted for minutes or hours to hold off misuse, because we have an interest in a shop that works.</li>
</ul>
<h2 id="browser">What stays in your browser</h2>
<p>Your cart is kept in the storage of your browser, as is the order you are about to pay. What you type at the checkout stays in its tab until you order or close it. When you order, one cookie is set so that this browser can show you your order; with the order we keep only a keyed hash of it. All of these are needed for what you asked for, so there is no banner to click away.</p>
<p>We use no analytics and no advertising cookies. To suggest the country of delivery we look up your network address in a list on our own server; the result is not stored.</p>
<p>{paymentFields}</p>
<h2 id="processors">Who helps us</h2>
<p>We share data only as far as each of these needs it:</p>
<ul>
<li>the payment provider{paymentProviders}, which takes the payment and checks it for fraud;</li>
<li>carriers and operators of parcel machines, which get the name, address, email and phone of a delivery;</li>
<li>the provider that sends our letters{emailProvider}, which gets the address and the letter;</li>
<li>the VAT register of the European Commission (VIES), which we ask about the VAT number of a business;</li>
<li>the provider of the servers our shop runs on;</li>
<li>our accountant, and authorities where the law demands it.</li>
</ul>
<p>Those who work for us do so under a contract that binds them to our instructions. We sell data to nobody.</p>
<h2 id="transfers">Outside the European Union</h2>
<p>Where a provider handles data outside the European Economic Area, it does so under a decision of the European Commission that the protection there is adequate, or under the Commission's standard contractual clauses. If you order to the United States, the carrier there receives your address.</p>
<h2 id="how-long">How long we keep it</h2>
<ul>
<li>Orders that were paid, with returns and photos: {orderYears} years from the end of the year of the sale, as bookkeeping law and the VAT rules of the European Union demand.</li>
<li>Orders that were never paid: personal data is erased after {unpaidOrderDays} days.</li>
<li>Withdrawals for which we find no order: {orderYears} years from the end of the year in which they were settled.</li>
<li>Recipients of emails that belong to no order: {emailDays} days.</li>
<li>Newsletter: until you unsubscribe, and a year after that; the record of your consent as long as we may have to prove it; an address that was typed and never confirmed, 30 days. So that no list brings back who left or was erased, a keyed hash of the address stays.</li>
<li>Messages: two years after the last one.</li>
<li>Addresses counted for security: a day at most.</li>
</ul>
<h2 id="rights">Your rights</h2>
<p>The General Data Protection Regulation gives you the right to</p>
<ul>
<li>know what we keep of you and receive a copy;</li>
<li>have wrong data corrected;</li>
<li>have data erased or its use restricted;</li>
<li>take your data with you in a common format;</li>
<li>object to what we do on grounds of our own interest;</li>
<li>withdraw consent at any time, for the future.</li>
</ul>
<p>Write to <a href="mailto:{storeEmail}?subject=My%20data">{storeEmail}</a>. We answer within a month and usually within 24 hours. You may also complain to the data protection authority of the country you live in.</p>
<h2 id="must">What you must tell us</h2>
<p>Without the fields of the checkout we cannot deliver, so they are required. Everything else is up to you. No decision about you is made by a machine alone.</p>
<h2 id="newsletter-figures">Figures of the newsletter</h2>
<p>We count how often a letter was opened and its links were followed in total. We do not record who did so.</p>
<h2 id="changes">When this text changes</h2>
<p>This text applies from the date at the top. If a change matters to data we already keep, we write to those concerned before it takes effect.</p>
`,
  },
  "terms-of-service": {
    title: "Terms of Service",
    description: "What you and we agree on when you buy here: order, price, payment, delivery, returns, guarantee.",
    lead: "What you and {storeName} agree on when you buy here, in twenty short sections.",
    body: `
<h2 id="about">Who we are</h2>
<p>This shop is run by {trader}, here also “we”. You reach us at <a href="mailto:{storeEmail}">{storeEmail}</a> and have an answer within 24 hours.</p>
<h2 id="scope">What these terms are for</h2>
<p>They apply to every purchase you make in this shop as a consumer. The version that was shown when you ordered is the one that counts. Nothing in them takes away rights that the law of your country gives you.</p>
<h2 id="language">Language and storage of the text</h2>
<p>Contracts are made in English. You can save or print these terms at any time; your order is confirmed to you by email with everything that was agreed.</p>
<h2 id="age">Who can buy</h2>
<p>You can order if you are at least 18 years old or have the consent of a parent or guardian.</p>
<h2 id="products">What we sell</h2>
<p>Each product page describes the main features, the price and whether the product is in stock. Wood grain, glaze and stone are natural and differ a little from piece to piece. Our products are made for scenting rooms. They are no medicine, and nothing we write is medical advice.</p>
<h2 id="prices">Prices</h2>
<p>Prices are in euro and include VAT. Shipping is shown at the checkout before you order. The price at the moment of your order counts. If a price was plainly wrong by mistake, we ask you whether you want the product at the right one and otherwise give your money back.</p>
<h2 id="offers">Discounts and bundles</h2>
<p>Reductions are shown with the lowest price of the 30 days before the reduction. The bundle “2 Diffusers” counts once per order, for two diffusers at full price, and is taken off by itself.</p>
<h2 id="contract">How the contract is made</h2>
<p>What you see in the shop is an invitation to order. In the cart and at the checkout you can look at and correct everything. By pressing <strong>Order and pay</strong> you make a binding offer.</p>
<p>We accept it with the order confirmation that we send once the payment has succeeded. If we cannot accept, nothing is charged, or what was charged is returned at once.</p>
<h2 id="payment">Payment</h2>
<p>You pay on the pages of our payment provider, or in its fields on ours. The whole amount is due when you order. Card details never reach us. Goods stay ours until they are paid.</p>
<h2 id="stock">Stock</h2>
<p>While you pay, the goods are held for you. If a payment arrives after that time and the goods are gone, we return it in full and tell you.</p>
<h2 id="delivery">Delivery</h2>
<p>We offer free worldwide shipping on orders over {freeShippingThreshold}. Orders are processed within 24 hours and delivered in 4 to 24 business days. The <a href="/shipping-policy">Shipping Policy</a> has the details. The risk of loss passes to you when you, or somebody you named, hold the goods.</p>
<h2 id="withdrawal">Right of withdrawal</h2>
<p>Consumers in the European Union may withdraw within 14 days of receiving the goods, without a reason: <a href="/withdrawal">Withdraw from contract here</a>. What it costs, and other ways to withdraw, are in the <a href="/return-refund-policy#withdrawal">Return and Refund Policy</a>.</p>
<h2 id="returns">Our 100 days</h2>
<p>Beyond the law we take unused goods back for 100 days from receipt. The buyer pays for return shipping; the refund goes to the original payment method within 10 business days. If more than 15 business days pass, contact us.</p>
<h2 id="guarantee">Legal guarantee</h2>
<p>If goods do not conform to the contract, the law gives you 2 years in which we must repair or replace them or, where that fails, lower the price or take them back. You need not pay for any of it.</p>
<h2 id="warranty">Warranty on diffusers</h2>
<p>On top of the legal guarantee we give a 1-year warranty on diffusers, counted from delivery, in all countries we deliver to. Write to <a href="mailto:{storeEmail}">{storeEmail}</a> with your order number. It covers faults in ordinary use, not breakage by a fall or damage by liquids other than water, essential oils and the cleaning agents our instructions name.</p>
<h2 id="use">Using oils and diffusers safely</h2>
<p>Follow the instructions on the product page and on the label. Essential oils are concentrated: keep them away from children, animals, eyes and flames, do not swallow them, and do not put them on skin undiluted.</p>
<h2 id="liability">Liability</h2>
<p>We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law says so. Otherwise we are liable for the breach of essential duties, up to the damage that is typical and could be foreseen.</p>
<h2 id="content">Texts and pictures</h2>
<p>Texts, pictures and films of this shop are ours or used with permission. You may share links and quote us with our name; for anything more please ask.</p>
<h2 id="privacy">Your data</h2>
<p>What we keep and why is told in the <a href="/privacy-policy">Privacy Policy</a>.</p>
<h2 id="law">Law and disputes</h2>
<p>The law of the country in which {traderName} is established applies. The rules that protect consumers where you live stay in force, and you may always go to the courts there.</p>
<p>Please write to us first; most things are solved in a day. If not, you can turn to the body for consumer disputes of your country or to its European Consumer Centre. Should one section of these terms not be valid, the others stand.</p>
`,
  },
  imprint: {
    title: "Imprint",
    description: "Who runs this shop, how to reach us, and where we are registered.",
    lead: "Who you buy from, and how you reach us.",
    body: `
<h2 id="trader">Who runs this shop</h2>
<p>{traderFacts}</p>
<h2 id="contact">How you reach us</h2>
<p>{contactFacts}</p>
<h2 id="producer">Registered as a producer</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Complaints and disputes</h2>
<p>Please write to us first; most things are solved in a day. If not, you can turn to the body for consumer disputes of your country or to its European Consumer Centre.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Accessibility Statement",
    description: "How this shop can be used by everybody, what does not work yet, and how you tell us.",
    lead: "How everybody can use this shop.",
    body: `
<h2 id="scope">What this statement is about</h2>
<p>This statement is about the website of {storeName}: looking for goods, their pages, the cart, the order and its payment, following a parcel, and withdrawing from a contract. It tells how the site meets the European Accessibility Act, directive (EU) 2019/882.</p>
<h2 id="accessible">How it is accessible</h2>
<p>The site is built to meet the Web Content Accessibility Guidelines 2.1 on level AA, to which the standard EN 301 549 refers. Everything can be used by keyboard and read by a screen reader, texts can be enlarged, contrasts are sufficient, nothing flashes, and movement stops where your device asks for it. Forms name what is wrong and how to mend it. Pages are read and goods are found without scripts; ordering needs them. Prices, hazards and terms are text, not images.</p>
<h2 id="limits">What does not work yet</h2>
<p>Payment takes place on the pages or in the fields of the payment provider, which answers for their accessibility. Texts of makers and some images may lack a full description. Parcel machines and the apps of carriers are not ours.</p>
<h2 id="feedback">Tell us</h2>
<p>Something stands in your way? Write to <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> and say which page it was and what you use. We answer, tell you what you need in another form, for example by email, and mend it.</p>
<h2 id="authority">Who watches over it</h2>
<p>If our answer does not help, you can turn to the authority that watches over accessibility in your country.</p>
`,
  },
} as const;
