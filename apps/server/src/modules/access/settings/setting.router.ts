import { answers } from '../../../platform/procedure/answers.ts'
import { switchedRecords } from '@intranet/contract/answer'
import {
  parameterListAnswer,
  moduleListAnswer,
  moduleUpdateAnswer,
} from '@intranet/contract/access/setting-answers'
import { updateModuleInput, updateParametersInput } from '@intranet/contract/access/settings'
import { parameterKeys, parameters } from '@intranet/contract/parameters'
import { confirmed, procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { listModules, saveModule, storeParameters, storedParameters } from './setting.queries.ts'

export const parameterRouter = router({
  list: procedure('configuracao', 'read', 'reference')
    .output(answers(parameterListAnswer))
    .query(async ({ ctx }) => {
      const stored = new Map((await storedParameters(ctx.db)).map((row) => [row.chave, row]))
      return parameterKeys.map((chave) => ({
        chave,
        valor: (stored.get(chave)?.valor ?? parameters[chave].default) as string | number | boolean,
        updated_at: stored.get(chave)?.updated_at ?? null,
      }))
    }),
  // Slow: the memory is forgotten only once the change is committed.
  update: slowProcedure('configuracao', 'manage', 'nothing')
    .meta(confirmed)
    .input(updateParametersInput)
    .output(answers(switchedRecords))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.write(async (db) => {
        await storeParameters(db, input)
        return { alterados: Object.keys(input).length }
      })
      ctx.deps.parameters.forget()
      return answer
    }),
})

export const moduleRouter = router({
  /** What menu and hubs show, to everybody; guests have a menu too. */
  list: procedure('configuracao', 'public', 'public')
    .output(answers(moduleListAnswer))
    .query(({ ctx }) => listModules(ctx.db)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateModuleInput)
    .output(answers(moduleUpdateAnswer))
    .mutation(({ ctx, input }) => saveModule(ctx.db, input)),
})
