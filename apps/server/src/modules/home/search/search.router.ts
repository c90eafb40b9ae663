import { paletteInput } from '@intranet/contract/home/today'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { findInPalette } from '../../../platform/palette.ts'

export const searchRouter = router({
  palette: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(paletteInput)
    .query(({ ctx, input }) => findInPalette(ctx.db, ctx.actor, input.q, ctx.deps.offers.search)),
})
