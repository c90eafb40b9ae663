import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  contractingCompanyRow,
  contractingCompanyOptionsAnswer,
} from '@intranet/contract/company/contracting-company-answers'
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
    .output(answers(pageOf(contractingCompanyRow)))
    .query(({ ctx, input }) => listContractingCompanies(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .input(byId)
    .output(answers(contractingCompanyRow))
    .query(async ({ ctx, input }) => found(await getContractingCompany(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'signedIn', 'providerRows')
    .input(optionsInput)
    .output(answers(contractingCompanyOptionsAnswer))
    .query(({ ctx, input }) => contractingCompanyOptions(ctx.db, ctx.actor, input.incluir)),
  create: procedure('configuracao', 'manage', 'nothing')
    .input(createContractingCompaniesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertContractingCompanies(ctx.db, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateContractingCompanyInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateContractingCompany(ctx.db, input)),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchContractingCompanies(ctx.db, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeContractingCompany(ctx.db, input.id)),
})
