import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const contractingCompanies = defineEntity(trpc.contractingCompanies, {
  label: 'Empresas contratantes',
  noun: ['empresa', 'empresas'],
  add: 'Nova empresa',
  module: 'configuracao',
  base: '/contracting/companies',
  name: ({ nome_fantasia }) => nome_fantasia,
  history: historyOf(['empresa_contratante'], {
    razao_social: 'Razão social',
    nome_fantasia: 'Nome fantasia',
    cnpj: 'CNPJ',
    id_empresa: 'Provedor',
    cep: 'CEP',
    endereco: 'Endereço',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    cidade: 'Cidade',
    estado: 'Estado',
    ativo: 'Ativo',
  }),
})
