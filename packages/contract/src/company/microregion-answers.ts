/** What the procedures of microregion answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { microregionList } from './microregion.ts'

export const microregionRow = rowOf(microregionList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
})

export const microregionGetAnswer = microregionRow.extend({
  cidades: z.array(z.strictObject({ id: recordId, nome: z.string(), uf: z.string() })),
})
