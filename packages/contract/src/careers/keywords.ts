/** Words that a vacancy looks for (palavra_chave), and those offered to all. See docs/hiring.md#keywords. */
import * as z from 'zod'
import { recordId, seenVersion, byId } from '../record.ts'
import { soughtTerm, MAX_SYNONYMS } from './talent-bank.ts'

export const listKeywordsInput = z.strictObject({
  /** Those offered to all without a vacancy. */
  id_vaga: recordId.nullish(),
})

export const createKeywordsInput = z.strictObject({
  id_vaga: recordId.nullish(),
  objects: z.array(soughtTerm).min(1).max(50),
})
export type CreateKeywordsInput = z.output<typeof createKeywordsInput>

export const updateKeywordInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  peso: z.int().min(1).max(5).optional(),
  sinonimos: z.array(z.string().trim().min(2).max(60)).max(MAX_SYNONYMS).optional(),
})
export type UpdateKeywordInput = z.output<typeof updateKeywordInput>

export const keywordsAnswer = z.strictObject({
  vaga: z
    .strictObject({
      id: recordId,
      titulo_vaga: z.string(),
      id_cidade: recordId,
      cidade: z.string(),
      uf: z.string(),
      recebe: z.boolean(),
      /** Who reads may change the words: a manager who did not apply to it. */
      edita: z.boolean(),
    })
    .nullable(),
  termos: z.array(
    z.strictObject({
      id: recordId,
      termo: z.string(),
      sinonimos: z.array(z.string()),
      peso: z.int(),
      updated_at: z.date(),
    }),
  ),
  /** Scores that are being counted again; null when none are. */
  repontuacao: z.strictObject({ total: z.int(), feitas: z.int() }).nullable(),
})
