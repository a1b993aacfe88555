import { z } from "zod";
import { ofAYear, periodFields } from "#features/documents/server/period-query.ts";
import { REPORT_GROUPS } from "../report.ts";

export const reportQuery = ofAYear(z.object({ ...periodFields, by: z.enum(REPORT_GROUPS).default("country") }));
