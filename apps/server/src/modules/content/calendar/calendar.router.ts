import { answers } from '../../../platform/procedure/answers.ts'
import { nothing, savedRecord } from '@intranet/contract/answer'
import {
  answerEventInput,
  calendarAnswerAnswer,
  calendarBetweenAnswer,
  calendarSubscribeAnswer,
  calendarSubscriptionAnswer,
  calendarWindow,
  eventSchemas,
  moveEventInput,
} from '@intranet/contract/content/calendar-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { readCalendar } from './calendar.service.ts'
import { getEvent, listEvents } from './event.queries.ts'
import { answerEvent, cancelEvent, changeEvent, createEvents, moveEvent } from './event.service.ts'
import { endSubscription, hasSubscription, startSubscription } from './subscription.service.ts'

export const calendarRouter = router({
  between: procedure('pagina_inicial', 'employee', 'providerRows')
    .meta(readsWide)
    .input(calendarWindow)
    .output(answers(calendarBetweenAnswer))
    .query(({ ctx, input }) => readCalendar(ctx.db, ctx.actor, input)),
  ...crud(eventSchemas, {
    list: [
      procedure('pagina_inicial', 'employee', 'own').meta({ exports: exportHeads(eventSchemas.list) }),
      listEvents,
    ],
    get: [procedure('pagina_inicial', 'employee', 'providerRows'), getEvent],
    create: [procedure('pagina_inicial', 'employee', 'nothing'), createEvents],
    update: [procedure('pagina_inicial', 'employee', 'nothing'), changeEvent],
    remove: [procedure('pagina_inicial', 'employee', 'nothing'), cancelEvent],
  }),
  move: procedure('pagina_inicial', 'employee', 'nothing')
    .input(moveEventInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => moveEvent(ctx.db, ctx.actor, input)),
  answer: procedure('pagina_inicial', 'employee', 'nothing')
    .input(answerEventInput)
    .output(answers(calendarAnswerAnswer))
    .mutation(({ ctx, input }) => answerEvent(ctx.db, ctx.actor, input.id, input.resposta)),
  subscription: procedure('pagina_inicial', 'employee', 'own')
    .output(answers(calendarSubscriptionAnswer))
    .query(({ ctx }) => hasSubscription(ctx.db, ctx.actor)),
  subscribe: procedure('pagina_inicial', 'employee', 'own')
    .meta(takesNoKey)
    .output(answers(calendarSubscribeAnswer))
    .mutation(({ ctx }) => startSubscription(ctx.db, ctx.actor, ctx.deps.publicUrl)),
  unsubscribe: procedure('pagina_inicial', 'employee', 'nothing')
    .output(answers(nothing))
    .mutation(({ ctx }) => endSubscription(ctx.db, ctx.actor)),
})
