import { answers } from '../../../platform/procedure/answers.ts'
import {
  applicationFavouriteAnswer,
  applicationOwnAnswer,
  applicationSchemas,
  favouriteInput,
} from '@intranet/contract/content/application-schemas'
import { seesApplications } from '@intranet/contract/content/application-access'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { opensTo, procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
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

const toMembers = opensTo(seesApplications)
const reading = procedure('pagina_inicial', 'signedIn', 'providerRows').meta(toMembers)

export const applicationRouter = router({
  own: reading
    .meta(readsWide)
    .output(answers(applicationOwnAnswer))
    .query(({ ctx }) => ownApplications(ctx.db, ctx.actor)),
  ...crud(applicationSchemas, {
    list: [reading.meta({ exports: exportHeads(applicationSchemas.list) }), listApplications],
    get: [reading, getApplication],
    create: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(insertApplications)],
    update: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(updateApplication)],
    setActive: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(switchApplications)],
    remove: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(removeApplication)],
  }),
  favourite: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(toMembers)
    .input(favouriteInput)
    .output(answers(applicationFavouriteAnswer))
    .mutation(async ({ ctx, input: { id, favorito } }) => {
      found(await getApplication(ctx.db, ctx.actor, id))
      return setFavourite(ctx.db, ctx.actor, id, favorito)
    }),
})
