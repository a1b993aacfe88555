/** Degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(from: Place, to: Place): number {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** In hundreds of metres up to 10 km, in whole kilometres beyond. */
export const formatKm = (km: number): string => `${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
