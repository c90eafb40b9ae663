/**
 * Booleans by provider (`produto`, `razao`, `vetorial`): one by the key of every provider
 * (docs/company.md#provider-flags).
 */
import * as z from 'zod'

export const providerKey = z.string().regex(/^[a-z0-9_]{2,40}$/)

/** `{ razao: true, vetorial: false }`; a provider that was not sent, or not changed in a form, stays as it is. */
export const providerFlags = z
  .record(providerKey, z.boolean().optional())
  .transform(
    (flags) =>
      Object.fromEntries(
        Object.entries(flags).flatMap(([key, on]) => (on === undefined ? [] : [[key, on]])),
      ) as Record<string, boolean>,
  )
export type ProviderFlags = z.output<typeof providerFlags>

/** Limits a selector's choices to those of a provider; the saved one stays even if it is now inactive. */
export const providerOptionsInput = z
  .strictObject({ id_empresa: z.int().positive().optional(), incluir: z.int().positive().optional() })
  .prefault({})
export type ProviderOptionsInput = z.output<typeof providerOptionsInput>
