import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countContractingCompanies } from './contracting-company.queries.ts'
import { contractingCompanyRoutes } from './contracting-company.rest.ts'
import { contractingCompanyRouter } from './contracting-company.router.ts'
import { findContractingCompanies } from './contracting-company.search.ts'
import { ofProvider } from '../../../platform/history.ts'

export const contractingCompaniesModule = defineModule({
  name: 'contracting-companies',
  routers: { contractingCompanies: contractingCompanyRouter },
  routes: contractingCompanyRoutes,
  changes: [{ table: 'empresa_contratante', list: contractingCompanyRouter.list }],
  history: {
    empresa_contratante: ofProvider('empresa_contratante'),
  },
  refusals: {
    texts: {
      empresa_contratante_cnpj_key: 'Já existe uma empresa com este CNPJ.',
    },
  },
  figures: [
    {
      to: '/contracting/companies/list',
      may: holds('configuracao', 'read'),
      count: countContractingCompanies,
    },
  ],
  search: [findContractingCompanies],
})
