import { answers } from '../../../platform/procedure/answers.ts'
import { searchPaletteAnswer } from '@intranet/contract/home/search-answers'
import { paletteInput } from '@intranet/contract/home/today'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { findInPalette } from '../../../platform/palette.ts'

export const searchRouter = router({
  palette: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(paletteInput)
    .output(answers(searchPaletteAnswer))
    .query(({ ctx, input }) => findInPalette(ctx.db, ctx.actor, input.q, ctx.deps.offers.search)),
})
