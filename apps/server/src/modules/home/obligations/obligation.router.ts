import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readObligations } from '../../../platform/obligations.ts'

export const obligationRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'own').query(({ ctx }) =>
    readObligations(ctx.db, ctx.actor, ctx.deps.offers.obligations),
  ),
})
