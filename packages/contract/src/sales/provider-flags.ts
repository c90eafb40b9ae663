/** Booleans by provider (`produto`, `razao`, `vetorial`): one by the key of every provider (docs/company.md#provider-flags). */
import * as z from 'zod'

export const providerKey = z.string().regex(/^[a-z0-9_]{2,40}$/)

/** `{ razao: true, vetorial: false }`; a provider that is left out, or that a form never touched, stays as it is. */
export const providerFlags = z
  .record(providerKey, z.boolean().optional())
  .transform(
    (flags) =>
      Object.fromEntries(
        Object.entries(flags).flatMap(([key, on]) => (on === undefined ? [] : [[key, on]])),
      ) as Record<string, boolean>,
  )
export type ProviderFlags = z.output<typeof providerFlags>

/** Narrows a selector's choices to a provider's; the saved one stays even if it is inactive by now. */
export const providerOptionsInput = z
  .strictObject({ id_empresa: z.int().positive().optional(), incluir: z.int().positive().optional() })
  .prefault({})
export type ProviderOptionsInput = z.output<typeof providerOptionsInput>
