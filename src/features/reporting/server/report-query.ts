import { z } from "zod";
import { ofAYear } from "#features/documents/server/period-query.ts";
import { period } from "#shared/parameters.ts";
import { REPORT_GROUPS } from "../report.ts";

export const reportQuery = ofAYear(z.object({ ...period, by: z.enum(REPORT_GROUPS).default("country") }));
