/** What the procedures of restriction answer. */
import * as z from 'zod'
import { restrictionOrigins } from './communication-words.ts'
import { keysOf } from '../keys-of.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { restrictionList } from './restrictions.ts'

export const restrictionRow = rowOf(restrictionList, {
  origem: z.enum(keysOf(restrictionOrigins)),
  cpf: z.string().nullable(),
})

export const restrictionCreateAnswer = z.array(z.strictObject({ id: recordId, cod_cliente: z.string() }))
