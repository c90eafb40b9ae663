/** What the procedures of search answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'

export const searchPaletteAnswer = z.array(
  z.strictObject({
    tipo: z.enum([
      'novidade',
      'departamento',
      'cargo',
      'setor',
      'contratante',
      'provedor',
      'pergunta',
      'colega',
      'documento',
      'pessoa',
      'artigo',
      'meu_documento',
    ]),
    id: recordId,
    nome: z.string(),
    detalhe: z.string().nullable(),
  }),
)
