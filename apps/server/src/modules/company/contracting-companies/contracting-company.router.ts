import {
  contractingCompanyOptionsAnswer,
  contractingCompanySchemas,
} from '@intranet/contract/company/contracting-company-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  contractingCompanyOptions,
  getContractingCompany,
  insertContractingCompanies,
  listContractingCompanies,
  removeContractingCompany,
  switchContractingCompanies,
  updateContractingCompany,
} from './contracting-company.queries.ts'

export const contractingCompanyRouter = router({
  ...crud(
    { ...contractingCompanySchemas, options: contractingCompanyOptionsAnswer },
    {
      list: [
        procedure('configuracao', 'read', 'providerRows').meta({
          exports: exportHeads(contractingCompanySchemas.list),
        }),
        listContractingCompanies,
      ],
      get: [procedure('configuracao', 'read', 'providerRows'), getContractingCompany],
      options: [procedure('configuracao', 'signedIn', 'providerRows'), contractingCompanyOptions],
      create: [procedure('configuracao', 'manage', 'nothing'), unscoped(insertContractingCompanies)],
      update: [procedure('configuracao', 'manage', 'nothing'), unscoped(updateContractingCompany)],
      setActive: [procedure('configuracao', 'manage', 'nothing'), unscoped(switchContractingCompanies)],
      remove: [procedure('configuracao', 'manage', 'nothing'), unscoped(removeContractingCompany)],
    },
  ),
})
