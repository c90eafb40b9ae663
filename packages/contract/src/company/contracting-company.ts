/**
 * Contracting companies (empresa_contratante): the legal entities of a provider. See
 * docs/company.md#contracting-companies.
 */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const contractingCompany = entity(
  'empresa_contratante',
  {
    razao_social: field.name('Razão social', 160),
    nome_fantasia: field.name('Nome fantasia', 160),
    cnpj: field.cnpj(),
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    cep: field.cep(),
    endereco: field.text('Endereço', 160),
    numero: field.text('Número', 20),
    complemento: field.optional(field.text('Complemento', 80)),
    bairro: field.text('Bairro', 120),
    cidade: field.text('Cidade', 120),
    estado: field.state(),
    ativo: field.active(),
  },
  {
    sort: 'razao_social',
    merges: [
      'nome_fantasia',
      // The CEP fills in the others.
      ['cep', 'endereco', 'numero', 'complemento', 'bairro', 'cidade', 'estado'],
    ],
  },
)

export type ContractingCompanyFields = FieldsOf<typeof contractingCompany>
export type UpdateContractingCompanyInput = ChangesOf<typeof contractingCompany>
export type ListContractingCompaniesInput = ListInputOf<typeof contractingCompany>
