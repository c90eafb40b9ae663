import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import {
  coverageList,
  createCoverageInput,
  importCoverageInput,
  updateCoverageInput,
} from '@intranet/contract/sales/coverage'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getCoverage, listCoverage, removeCoverage, switchCoverage } from './coverage.queries.ts'
import { changeCoverage, createCoverage, importCoverage } from './coverage.service.ts'

export const coverageRouter = router({
  list: procedure('vendas', 'read', 'providerRows')
    .meta({ exports: exportHeads(coverageList) })
    .input(coverageList.input)
    .query(({ ctx, input }) => listCoverage(ctx.db, ctx.actor, input)),
  get: procedure('vendas', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getCoverage(ctx.db, ctx.actor, input.id))),
  create: procedure('vendas', 'manage', 'nothing')
    .input(createCoverageInput)
    .mutation(({ ctx, input }) => createCoverage(ctx.db, ctx.actor, input.objects)),
  import: procedure('vendas', 'manage', 'nothing')
    .input(importCoverageInput)
    .mutation(({ ctx, input }) => importCoverage(ctx.db, ctx.actor, input)),
  update: procedure('vendas', 'manage', 'nothing')
    .input(updateCoverageInput)
    .mutation(({ ctx, input }) => changeCoverage(ctx.db, ctx.actor, input)),
  setActive: procedure('vendas', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchCoverage(ctx.db, ctx.actor, input)),
  remove: procedure('vendas', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeCoverage(ctx.db, ctx.actor, input.id)),
})
