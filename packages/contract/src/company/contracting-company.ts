/**
 * Contracting companies (empresa_contratante): the legal entities of a provider. See
 * docs/company.md#contracting-companies.
 */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const contractingCompany = entity(
  'empresa_contratante',
  {
    razao_social: field.name('Razão social', 160),
    nome_fantasia: field.name('Nome fantasia', 160),
    cnpj: field.cnpj(),
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    cep: field.unmarkedText(field.text('CEP', 8)),
    endereco: field.text('Endereço', 160),
    numero: field.text('Número', 20),
    complemento: field.optional(field.text('Complemento', 80)),
    bairro: field.text('Bairro', 120),
    cidade: field.text('Cidade', 120),
    estado: field.text('Estado', 2),
    ativo: field.active(),
  },
  { sort: 'razao_social' },
)
