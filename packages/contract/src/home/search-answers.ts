/** What the procedures of search answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'
import { paletteKinds } from './today.ts'

export const searchPaletteAnswer = z.array(
  z.strictObject({
    tipo: z.enum(paletteKinds),
    id: recordId,
    nome: z.string(),
    detalhe: z.string().nullable(),
  }),
)
