import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countContractingCompanies } from './contracting-company.queries.ts'
import { contractingCompanyRoutes } from './contracting-company.rest.ts'
import { contractingCompanyRouter } from './contracting-company.router.ts'
import { findContractingCompanies } from './contracting-company.search.ts'

export const contractingCompaniesModule = defineModule({
  name: 'contracting-companies',
  routers: { contractingCompanies: contractingCompanyRouter },
  routes: contractingCompanyRoutes,
  figures: [
    {
      to: '/contracting/companies/list',
      may: holds('configuracao', 'read'),
      count: countContractingCompanies,
    },
  ],
  search: [findContractingCompanies],
})
