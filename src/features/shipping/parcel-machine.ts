export const PARCEL_MACHINE_KINDS = ["machine", "post-office", "shop"] as const;
export type ParcelMachineKind = (typeof PARCEL_MACHINE_KINDS)[number];
