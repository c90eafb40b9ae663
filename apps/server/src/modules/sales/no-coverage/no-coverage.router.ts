import { answers } from '../../../platform/procedure/answers.ts'
import {
  noCoverageStep1Answer,
  noCoverageStep4Answer,
  noCoveragePointsAnswer,
} from '@intranet/contract/sales/no-coverage-answers'
import {
  cityHeads,
  districtHeads,
  noCoverageInput,
  noCoverageLeadsInput,
  streetHeads,
} from '@intranet/contract/sales/no-coverage'
import { exportHeads } from '@intranet/contract/list'
import { leadList } from '@intranet/contract/sales/lead-list'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { leadWaits } from '../leads/lead-lists.ts'
import { mapPoints } from './map-points.service.ts'
import { readLeads, readPlaces } from './no-coverage.service.ts'

/** The four levels, each one's groups or leads with their number; and the first one's cities as points. */
export const noCoverageRouter = router({
  step1: procedure('vendas', 'read', 'figures')
    .meta({ exports: cityHeads, ...readsWide })
    .input(noCoverageInput)
    .output(answers(noCoverageStep1Answer))
    .query(({ ctx, input }) => readPlaces(ctx.db, ctx.actor, 'cidade', input)),
  step2: procedure('vendas', 'read', 'figures')
    .meta({ exports: districtHeads, ...readsWide })
    .input(noCoverageInput)
    .output(answers(noCoverageStep1Answer))
    .query(({ ctx, input }) => readPlaces(ctx.db, ctx.actor, 'bairro', input)),
  step3: procedure('vendas', 'read', 'figures')
    .meta({ exports: streetHeads, ...readsWide })
    .input(noCoverageInput)
    .output(answers(noCoverageStep1Answer))
    .query(({ ctx, input }) => readPlaces(ctx.db, ctx.actor, 'rua', input)),
  step4: procedure('vendas', 'read', 'providerRows')
    .meta({ exports: exportHeads(leadList), ...readsWide })
    .input(noCoverageLeadsInput)
    .output(answers(noCoverageStep4Answer))
    .query(async ({ ctx, input }) =>
      readLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  points: procedure('vendas', 'read', 'figures')
    .meta(readsWide)
    .input(noCoverageInput)
    .output(answers(noCoveragePointsAnswer))
    .query(({ ctx, input }) => mapPoints(ctx.db, ctx.actor, input)),
})
