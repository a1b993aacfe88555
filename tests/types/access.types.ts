// What must not compile. The type check fails where an expected error is missing.
import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";

const answer = z.object({ success: z.literal(true) });
const handle = async () => ({ success: true as const });
const described = { method: "GET", name: "admin-parcels", summary: "Parcels", answer, handle } as const;

defineEndpoint({ ...described, access: "administrator" });
// @ts-expect-error An endpoint says who may call it.
defineEndpoint(described);
// @ts-expect-error No rule says whom this level lets through.
defineEndpoint({ ...described, access: "warehouse" });
// @ts-expect-error Nothing publishes this kind of event, so the answer would stay for ever.
defineEndpoint({ ...described, access: "public", cached: { seconds: 60, outdatedBy: "weather", params: {} } });
