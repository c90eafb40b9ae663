import { createdView, listViewsAnswer } from '@intranet/contract/home/list-view-answers'
import { listViewFields, listViewsInput, updateListViewInput } from '@intranet/contract/home/list-views'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { removeView } from './list-view.queries.ts'
import { changeView, createView, readViews } from './list-view.service.ts'

/** Which list is asked for says who may: see the service. Programs open no screens. */
export const listViewRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'providerRows')
    .meta(peopleOnly)
    .input(listViewsInput)
    .output(answers(listViewsAnswer))
    .query(({ ctx, input }) => readViews(ctx.db, ctx.actor, input.lista)),
  create: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(listViewFields)
    .output(answers(createdView))
    .mutation(({ ctx, input }) => createView(ctx.db, ctx.actor, input)),
  ...crud(
    { updateInput: updateListViewInput },
    {
      update: [procedure('pagina_inicial', 'signedIn', 'nothing').meta(peopleOnly), changeView],
      remove: [procedure('pagina_inicial', 'signedIn', 'nothing').meta(peopleOnly), removeView],
    },
  ),
})
