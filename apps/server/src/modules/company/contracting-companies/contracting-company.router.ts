import { contractingCompany } from '@intranet/contract/company/contracting-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
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

const contractingCompanySchemas = schemasOf(contractingCompany)
const options = z.array(
  z.strictObject({ id: recordId, id_empresa: recordId, cnpj: z.string(), nome: z.string() }),
)

export const contractingCompanyRouter = router({
  ...crud(
    { ...contractingCompanySchemas, options },
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
