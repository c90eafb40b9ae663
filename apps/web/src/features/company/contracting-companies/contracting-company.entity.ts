import { contractingCompany } from '@intranet/contract/company/contracting-company'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const contractingCompanies = defineEntity(trpc.contractingCompanies, {
  label: 'Empresas contratantes',
  noun: ['empresa', 'empresas'],
  add: 'Nova empresa',
  module: 'configuracao',
  base: '/contracting/companies',
  name: ({ nome_fantasia, empresa }) => called('a empresa contratante', nome_fantasia, empresa),
  history: historyFrom(contractingCompany),
})
