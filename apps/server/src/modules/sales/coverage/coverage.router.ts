import { answers } from '../../../platform/procedure/answers.ts'
import { exportHeads } from '@intranet/contract/list'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { coverageEntity } from '@intranet/contract/sales/coverage'
import { coverageImportAnswer, importCoverageInput } from '@intranet/contract/sales/coverage-import'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getCoverage, listCoverage, removeCoverage, switchCoverage } from './coverage.queries.ts'
import { changeCoverage, createCoverage, importCoverage } from './coverage.service.ts'

const coverageSchemas = schemasOf(coverageEntity)

export const coverageRouter = router({
  ...crud(coverageSchemas, {
    list: [
      procedure('vendas', 'read', 'providerRows').meta({ exports: exportHeads(coverageSchemas.list) }),
      listCoverage,
    ],
    get: [procedure('vendas', 'read', 'providerRows'), getCoverage],
    create: [procedure('vendas', 'manage', 'nothing'), createCoverage],
    update: [procedure('vendas', 'manage', 'nothing'), changeCoverage],
    setActive: [procedure('vendas', 'manage', 'nothing'), switchCoverage],
    remove: [procedure('vendas', 'manage', 'nothing'), removeCoverage],
  }),
  import: procedure('vendas', 'manage', 'nothing')
    .input(importCoverageInput)
    .output(answers(coverageImportAnswer))
    .mutation(({ ctx, input }) => importCoverage(ctx.db, ctx.actor, input)),
})
