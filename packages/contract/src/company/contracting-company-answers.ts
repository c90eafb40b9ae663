/** What the procedures of contractingCompany answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { contractingCompanyList } from './contracting-company.ts'

export const contractingCompanyRow = rowOf(contractingCompanyList, { complemento: z.string().nullable() })

export const contractingCompanyOptionsAnswer = z.array(
  z.strictObject({ id: recordId, id_empresa: recordId, cnpj: z.string(), nome: z.string() }),
)
