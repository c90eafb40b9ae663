/** What the cards of providers on a report are made of. See docs/screens.md#a-report-that-answers. */
import * as z from 'zod'
import { comparisons } from './comparison.ts'

/** The same days of the month or of the year before, beside the figures. */
export const compared = z.enum(comparisons).default('nenhum')

/**
 * `outro` is what the total is set beside, null where nothing is; `antes` are of the days before, null where nothing is
 * compared. A row without a key is of all providers, where that is more than their sum. `linha` has a point for each day or month, the oldest first.
 */
export const providerFigures = z.array(
  z.strictObject({
    sistema: z.string().nullable(),
    total: z.int(),
    total_antes: z.int().nullable(),
    outro: z.int().nullable(),
    outro_antes: z.int().nullable(),
    linha: z.array(z.int()),
  }),
)
export type ProviderFigures = z.output<typeof providerFigures>
