import { z } from "zod";

/** The page of a list, counted from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
