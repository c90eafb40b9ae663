import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { obligationsOf } from './obligation.service.ts'

export const obligationRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'own').query(({ ctx }) => obligationsOf(ctx.db, ctx.actor)),
})
