/**
 * Contracting companies (empresa_contratante): the legal entities of a provider. See
 * docs/company.md#contracting-companies.
 */
import * as z from 'zod'
import { boolean, date, listOf, number, text, unmarked } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { cep, cnpj, nameText, optionalText, requiredText, uf } from '../validators.ts'

export const contractingCompanyFields = z.strictObject({
  razao_social: nameText(160),
  nome_fantasia: nameText(160),
  cnpj,
  id_empresa: recordId,
  cep,
  endereco: requiredText(160),
  numero: requiredText(20),
  complemento: optionalText(80),
  bairro: requiredText(120),
  cidade: requiredText(120),
  estado: uf,
  ativo: z.boolean().optional(),
})
export type ContractingCompanyFields = z.infer<typeof contractingCompanyFields>

export const createContractingCompaniesInput = createOf(contractingCompanyFields)
export const updateContractingCompanyInput = updateOf(contractingCompanyFields)
export type UpdateContractingCompanyInput = z.infer<typeof updateContractingCompanyInput>

export const contractingCompanyList = listOf('razao_social', {
  id: number(),
  razao_social: text('Razão social'),
  nome_fantasia: text('Nome fantasia'),
  cnpj: unmarked('CNPJ'),
  id_empresa: number(),
  empresa: text('Provedor'),
  cep: unmarked('CEP'),
  endereco: text('Endereço'),
  numero: text('Número'),
  complemento: text('Complemento'),
  bairro: text('Bairro'),
  cidade: text('Cidade'),
  estado: text('Estado'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListContractingCompaniesInput = z.output<typeof contractingCompanyList.input>
