import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { contractingCompanyRouter } from './contracting-company.router.ts'

const routers = { contractingCompanies: contractingCompanyRouter }

export const contractingCompanyRoutes = entityRoutes(routers, {
  tag: 'Empresas contratantes',
  path: '/v1/contratante',
  table: 'empresa_contratante',
  noun: ['a empresa contratante', 'as empresas contratantes'],
  procedures: contractingCompanyRouter,
})
