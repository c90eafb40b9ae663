import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readToday } from './today.service.ts'

export const homeRouter = router({
  today: procedure('pagina_inicial', 'signedIn', 'providerRows').query(({ ctx }) =>
    readToday(ctx.db, ctx.actor),
  ),
})
