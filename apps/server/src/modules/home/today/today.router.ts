import { answers } from '../../../platform/procedure/answers.ts'
import { todayTodayAnswer } from '@intranet/contract/home/today-answers'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { readToday } from './today.service.ts'

export const homeRouter = router({
  today: procedure('pagina_inicial', 'signedIn', 'providerRows')
    .meta(readsWide)
    .output(answers(todayTodayAnswer))
    .query(({ ctx }) => readToday(ctx.db, ctx.actor)),
})
