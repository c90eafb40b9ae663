import {
  applicationList,
  createApplicationsInput,
  favouriteInput,
  updateApplicationInput,
} from '@intranet/contract/content/applications'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  getApplication,
  insertApplications,
  listApplications,
  ownApplications,
  removeApplication,
  setFavourite,
  switchApplications,
  updateApplication,
} from './application.queries.ts'

export const applicationRouter = router({
  own: procedure('pagina_inicial', 'employee', 'providerRows').query(({ ctx }) =>
    ownApplications(ctx.db, ctx.actor),
  ),
  list: procedure('pagina_inicial', 'employee', 'providerRows')
    .meta({ exports: exportHeads(applicationList) })
    .input(applicationList.input)
    .query(({ ctx, input }) => listApplications(ctx.db, ctx.actor, input)),
  get: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getApplication(ctx.db, ctx.actor, input.id))),
  favourite: procedure('pagina_inicial', 'employee', 'nothing')
    .input(favouriteInput)
    .mutation(async ({ ctx, input: { id, favorito } }) => {
      found(await getApplication(ctx.db, ctx.actor, id))
      return setFavourite(ctx.db, ctx.actor, id, favorito)
    }),
  create: procedure('configuracao', 'superadmin', 'nothing')
    .input(createApplicationsInput)
    .mutation(({ ctx, input }) => insertApplications(ctx.db, input.objects)),
  update: procedure('configuracao', 'superadmin', 'nothing')
    .input(updateApplicationInput)
    .mutation(({ ctx, input }) => updateApplication(ctx.db, input)),
  setActive: procedure('configuracao', 'superadmin', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchApplications(ctx.db, input)),
  remove: procedure('configuracao', 'superadmin', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeApplication(ctx.db, input.id)),
})
