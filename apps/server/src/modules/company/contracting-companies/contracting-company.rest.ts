import { contractingCompanyFields } from '@intranet/contract/company/contracting-company'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const contractingCompanyRoutes = entityRoutes({
  tag: 'Empresas contratantes',
  path: '/v1/contratante',
  table: 'empresa_contratante',
  fields: contractingCompanyFields,
  procedures: (caller) => caller.contractingCompanies,
})
