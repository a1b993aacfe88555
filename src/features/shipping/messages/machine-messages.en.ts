const places = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "place" : "places"}`;

/** Every sentence of choosing a parcel machine (storefront 8). */
export const messages = {
  choose: "Choose a parcel machine",
  change: "Choose another",
  chosen: "Chosen parcel machine",
  loading: "Parcel machines are loading",
  none: "No parcel machines available",
  noneIn: (code: string) => `No parcel machines found for country code ${code}`,
  noneFound: (term: string) => `No parcel machines found for “${term}”`,
  noneFoundHint: "Try a city, a street, a postal code or the name of a shop.",
  noneAtAll: "No parcel machines available.",
  retry: "Try Again",
  search: "Search parcel machines",
  searchHint: "City, street, postal code or place",
  clear: "Clear the search",
  carriers: "Carriers",
  list: "Parcel machines",
  count: places,
  countNearest: (count: number) => `${places(count)}, nearest first`,
  countNear: (count: number, postalCode: string) => `${places(count)}, near ${postalCode} first`,
  more: (count: number, provider: string) => `Show ${count} more of ${provider}`,
  away: (km: string) => `${km} away`,
  hours: (hours: string) => `Open ${hours}`,
  kinds: { machine: "", "post-office": "Post office", shop: "Parcel shop" },
  locate: "Use my location",
  notLocated: {
    denied: "Your browser does not share your location. Search by city or postal code instead.",
    unavailable: "Your location could not be found. Search by city or postal code instead.",
  },
  noCountry: "No country found.",
} as const;
