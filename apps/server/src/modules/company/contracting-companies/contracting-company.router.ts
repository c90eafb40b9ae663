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
  list: procedure('configuracao', 'read')
    .meta({ exports: exportHeads(contractingCompanyList) })
    .input(contractingCompanyList.input)
    .query(({ ctx, input }) => listContractingCompanies(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getContractingCompany(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'signedIn')
    .input(optionsInput)
    .query(({ ctx, input }) => contractingCompanyOptions(ctx.db, ctx.actor, input.incluir)),
  create: procedure('configuracao', 'manage')
    .input(createContractingCompaniesInput)
    .mutation(({ ctx, input }) => insertContractingCompanies(ctx.db, input.objects)),
  update: procedure('configuracao', 'manage')
    .input(updateContractingCompanyInput)
    .mutation(({ ctx, input }) => updateContractingCompany(ctx.db, ctx.actor, input)),
  setActive: procedure('configuracao', 'manage')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchContractingCompanies(ctx.db, ctx.actor, input)),
  remove: procedure('configuracao', 'manage')
    .input(byId)
    .mutation(({ ctx, input }) => removeContractingCompany(ctx.db, ctx.actor, input.id)),
})
