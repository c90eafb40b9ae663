/** What the procedures of contracting companies take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { recordId } from '../record.ts'
import { cep, uf } from '../validators.ts'
import { contractingCompany } from './contracting-company.ts'

export const contractingCompanySchemas = schemasOf(contractingCompany, { cep, estado: uf })
export type ContractingCompanyFields = z.output<typeof contractingCompanySchemas.fields>
export type UpdateContractingCompanyInput = z.output<typeof contractingCompanySchemas.updateInput>
export type ListContractingCompaniesInput = z.output<typeof contractingCompanySchemas.list.input>

export const contractingCompanyOptionsAnswer = z.array(
  z.strictObject({ id: recordId, id_empresa: recordId, cnpj: z.string(), nome: z.string() }),
)
