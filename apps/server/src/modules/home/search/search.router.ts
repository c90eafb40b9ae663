import { paletteInput } from '@intranet/contract/home/today'
import { procedure, router } from '../../../doors/trpc/procedure.ts'
import { findRecords } from './search.queries.ts'

export const searchRouter = router({
  palette: procedure('pagina_inicial', 'employee')
    .input(paletteInput)
    .query(({ ctx, input }) => findRecords(ctx.db, ctx.actor, input.q)),
})
