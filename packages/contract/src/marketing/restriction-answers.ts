/** What the procedures of restriction answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { restrictionList } from './restrictions.ts'

export const restrictionRow = rowOf(restrictionList, {
  origem: z.enum(['manual', 'descadastro', 'sair', 'devolucao']),
  cpf: z.string().nullable(),
})

export const restrictionCreateAnswer = z.array(z.strictObject({ id: recordId, cod_cliente: z.string() }))
