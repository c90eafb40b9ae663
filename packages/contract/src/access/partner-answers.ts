/** What the procedures of partner answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { partnerList } from './settings-permissions.ts'

export const partnerRow = rowOf(partnerList, {
  nome: z.string().nullable(),
  roles: z.array(z.string()),
  empresas: z.array(z.number()),
  validade_fim: z.string(),
})
