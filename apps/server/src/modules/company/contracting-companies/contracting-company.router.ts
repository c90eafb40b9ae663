import {
  contractingCompanyList,
  createContractingCompaniesInput,
  updateContractingCompanyInput,
} from '@intranet/contract/company/contracting-company'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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
  list: procedure('configuracao', 'read', 'providerRows')
    .meta({ exports: exportHeads(contractingCompanyList) })
    .input(contractingCompanyList.input)
    .query(({ ctx, input }) => listContractingCompanies(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getContractingCompany(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'signedIn', 'providerRows')
    .input(optionsInput)
    .query(({ ctx, input }) => contractingCompanyOptions(ctx.db, ctx.actor, input.incluir)),
  create: procedure('configuracao', 'manage', 'nothing')
    .input(createContractingCompaniesInput)
    .mutation(({ ctx, input }) => insertContractingCompanies(ctx.db, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateContractingCompanyInput)
    .mutation(({ ctx, input }) => updateContractingCompany(ctx.db, ctx.actor, input)),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchContractingCompanies(ctx.db, ctx.actor, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeContractingCompany(ctx.db, ctx.actor, input.id)),
})
