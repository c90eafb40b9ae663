import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  applicationRow,
  applicationOwnAnswer,
  applicationFavouriteAnswer,
} from '@intranet/contract/content/application-answers'
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
  own: procedure('pagina_inicial', 'employee', 'providerRows')
    .output(answers(applicationOwnAnswer))
    .query(({ ctx }) => ownApplications(ctx.db, ctx.actor)),
  list: procedure('pagina_inicial', 'employee', 'providerRows')
    .meta({ exports: exportHeads(applicationList) })
    .input(applicationList.input)
    .output(answers(pageOf(applicationRow)))
    .query(({ ctx, input }) => listApplications(ctx.db, ctx.actor, input)),
  get: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(byId)
    .output(answers(applicationRow))
    .query(async ({ ctx, input }) => found(await getApplication(ctx.db, ctx.actor, input.id))),
  favourite: procedure('pagina_inicial', 'employee', 'nothing')
    .input(favouriteInput)
    .output(answers(applicationFavouriteAnswer))
    .mutation(async ({ ctx, input: { id, favorito } }) => {
      found(await getApplication(ctx.db, ctx.actor, id))
      return setFavourite(ctx.db, ctx.actor, id, favorito)
    }),
  create: procedure('configuracao', 'superadmin', 'nothing')
    .input(createApplicationsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertApplications(ctx.db, input.objects)),
  update: procedure('configuracao', 'superadmin', 'nothing')
    .input(updateApplicationInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateApplication(ctx.db, input)),
  setActive: procedure('configuracao', 'superadmin', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchApplications(ctx.db, input)),
  remove: procedure('configuracao', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeApplication(ctx.db, input.id)),
})
