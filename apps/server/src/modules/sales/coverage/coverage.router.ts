import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import {
  coverageImportAnswer,
  coverageSchemas,
  createCoverageInput,
  importCoverageInput,
} from '@intranet/contract/sales/coverage-schemas'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getCoverage, listCoverage, removeCoverage, switchCoverage } from './coverage.queries.ts'
import { changeCoverage, createCoverage, importCoverage } from './coverage.service.ts'

export const coverageRouter = router({
  list: procedure('vendas', 'read', 'providerRows')
    .meta({ exports: exportHeads(coverageSchemas.list) })
    .input(coverageSchemas.list.input)
    .output(answers(pageOf(coverageSchemas.row)))
    .query(({ ctx, input }) => listCoverage(ctx.db, ctx.actor, input)),
  get: procedure('vendas', 'read', 'providerRows')
    .input(byId)
    .output(answers(coverageSchemas.row))
    .query(async ({ ctx, input }) => found(await getCoverage(ctx.db, ctx.actor, input.id))),
  create: procedure('vendas', 'manage', 'nothing')
    .input(createCoverageInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createCoverage(ctx.db, ctx.actor, input.objects)),
  import: procedure('vendas', 'manage', 'nothing')
    .input(importCoverageInput)
    .output(answers(coverageImportAnswer))
    .mutation(({ ctx, input }) => importCoverage(ctx.db, ctx.actor, input)),
  update: procedure('vendas', 'manage', 'nothing')
    .input(coverageSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeCoverage(ctx.db, ctx.actor, input)),
  setActive: procedure('vendas', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchCoverage(ctx.db, ctx.actor, input)),
  remove: procedure('vendas', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCoverage(ctx.db, ctx.actor, input.id)),
})
