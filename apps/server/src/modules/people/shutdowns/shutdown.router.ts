import { exportHeads } from '@intranet/contract/list'
import { byId, personOptionsInput } from '@intranet/contract/record'
import {
  checkShutdownInput,
  createShutdownsInput,
  shutdownList,
  stepShutdownInput,
  updateShutdownInput,
} from '@intranet/contract/people/shutdowns'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readHoldings } from '../../../platform/holdings.ts'
import { found } from '../../../platform/records.ts'
import { dismissibleOptions, getShutdown, listShutdowns, removeShutdown } from './shutdown.queries.ts'
import {
  changeShutdown,
  checkItem,
  readShutdown,
  requestShutdowns,
  stepShutdown,
} from './shutdown.service.ts'

export const shutdownRouter = router({
  list: procedure('desligamentos', 'read', 'providerRows')
    .meta({ exports: exportHeads(shutdownList) })
    .input(shutdownList.input)
    .query(({ ctx, input }) => listShutdowns(ctx.db, ctx.actor, input)),
  get: procedure('desligamentos', 'read', 'providerRows')
    .input(byId)
    .query(({ ctx, input }) => readShutdown(ctx.db, ctx.actor, input.id)),
  /** What the person of a shutdown still holds. */
  holdings: procedure('desligamentos', 'read', 'own')
    .input(byId)
    .query(async ({ ctx, input }) =>
      readHoldings(
        ctx.db,
        found(await getShutdown(ctx.db, ctx.actor, input.id)).id_funcionario,
        ctx.deps.offers.holdings,
      ),
    ),
  people: procedure('desligamentos', 'create', 'providerRows')
    .input(personOptionsInput)
    .query(({ ctx, input }) => dismissibleOptions(ctx.db, ctx.actor, input)),
  create: procedure('desligamentos', 'create', 'nothing')
    .input(createShutdownsInput)
    .mutation(({ ctx, input }) => requestShutdowns(ctx.db, ctx.actor, input.objects)),
  update: procedure('desligamentos', 'create', 'nothing')
    .input(updateShutdownInput)
    .mutation(({ ctx, input }) => changeShutdown(ctx.db, ctx.actor, input)),
  step: procedure('desligamentos', 'create', 'nothing')
    .input(stepShutdownInput)
    .mutation(({ ctx, input }) => stepShutdown(ctx.db, ctx.actor, input)),
  check: procedure('desligamentos', 'create', 'nothing')
    .input(checkShutdownInput)
    .mutation(({ ctx, input }) => checkItem(ctx.db, ctx.actor, input)),
  remove: procedure('desligamentos', 'superadmin', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeShutdown(ctx.db, input.id)),
})
