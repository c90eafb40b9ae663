import { answers } from '../../../platform/procedure/answers.ts'
import {
  applicationFavouriteAnswer,
  applicationOwnAnswer,
  applicationSchemas,
  favouriteInput,
} from '@intranet/contract/content/application-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
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
  own: procedure('pagina_inicial', 'employee', 'providerRows')
    .meta(readsWide)
    .output(answers(applicationOwnAnswer))
    .query(({ ctx }) => ownApplications(ctx.db, ctx.actor)),
  ...crud(applicationSchemas, {
    list: [
      procedure('pagina_inicial', 'employee', 'providerRows').meta({
        exports: exportHeads(applicationSchemas.list),
      }),
      listApplications,
    ],
    get: [procedure('pagina_inicial', 'employee', 'providerRows'), getApplication],
    create: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(insertApplications)],
    update: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(updateApplication)],
    setActive: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(switchApplications)],
    remove: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(removeApplication)],
  }),
  favourite: procedure('pagina_inicial', 'employee', 'nothing')
    .input(favouriteInput)
    .output(answers(applicationFavouriteAnswer))
    .mutation(async ({ ctx, input: { id, favorito } }) => {
      found(await getApplication(ctx.db, ctx.actor, id))
      return setFavourite(ctx.db, ctx.actor, id, favorito)
    }),
})
