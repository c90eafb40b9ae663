import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const rentalCompanies = defineEntity('rentalCompanies', {
  label: 'Locadoras',
  noun: ['locadora', 'locadoras'],
  add: 'Nova locadora',
  module: 'frota',
  base: '/fleet/companies',
  name: ({ nome }) => nome,
  history: historyOf(['locadora'], {
    nome: 'Nome',
    cnpj: 'CNPJ',
    telefone: 'Telefone',
    email: 'E-mail',
    ativo: 'Ativo',
  }),
})
