import { nothing } from '@intranet/contract/answer'
import {
  addPasskeyInput,
  appCodeInput,
  factorRelease,
  factorReset,
  newApp,
  ownFactors,
  passkeyCreation,
  recoveryCodes,
} from '@intranet/contract/access/factors'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import {
  fullyConfirmed,
  peopleOnly,
  procedure,
  router,
  slowProcedure,
  takesNoKey,
  opensPerson,
} from '../../../platform/procedure/procedure.ts'
import { cancelReset, completeReset, readReset, releaseSetup, requestReset } from './factor-reset.service.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  completeApp,
  readOwnFactors,
  removeOwnApp,
  removeOwnPasskey,
  renewRecovery,
} from './factor.service.ts'

/** Secrets are answered, and who asks has shown of late all that they sign in with. */
const guarded = { ...peopleOnly, ...takesNoKey, ...fullyConfirmed }

export const factorRouter = router({
  own: procedure('users', 'self', 'own')
    .meta(peopleOnly)
    .output(answers(ownFactors))
    .query(({ ctx }) => readOwnFactors(ctx)),
  beginApp: procedure('users', 'self', 'own')
    .meta(guarded)
    .output(answers(newApp))
    .mutation(({ ctx }) => beginApp(ctx.deps, ctx.db, ctx.actor)),
  completeApp: slowProcedure('users', 'self', 'own')
    .meta(guarded)
    .input(appCodeInput)
    .output(answers(recoveryCodes))
    .mutation(({ ctx, input }) =>
      completeApp(ctx.deps, ctx.write, {
        id: ctx.actor.id,
        codigo: input.codigo,
        keep: ctx.actor.sessao,
        from: ctx,
      }),
    ),
  removeApp: procedure('users', 'self', 'nothing')
    .meta(guarded)
    .output(answers(nothing))
    .mutation(({ ctx }) => removeOwnApp(ctx)),
  beginPasskey: procedure('users', 'self', 'own')
    .meta(guarded)
    .output(answers(passkeyCreation))
    .mutation(({ ctx }) => beginPasskey(ctx.deps, ctx.db, ctx.actor)),
  addPasskey: slowProcedure('users', 'self', 'own')
    .meta(guarded)
    .input(addPasskeyInput)
    .output(answers(recoveryCodes))
    .mutation(({ ctx, input }) =>
      addPasskey(ctx.deps, ctx.write, { id: ctx.actor.id, input, keep: ctx.actor.sessao, from: ctx }),
    ),
  removePasskey: procedure('users', 'self', 'nothing')
    .meta(guarded)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeOwnPasskey(ctx, input.id)),
  renewRecovery: procedure('users', 'self', 'own')
    .meta(guarded)
    .output(answers(recoveryCodes))
    .mutation(({ ctx }) => renewRecovery(ctx)),
  resetOf: procedure('users', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, ...opensPerson() })
    .input(byId)
    .output(answers(factorReset))
    .query(({ ctx, input }) => readReset(ctx, input.id)),
  askReset: procedure('users', 'superadmin', 'nothing')
    .meta(guarded)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => requestReset(ctx, input.id)),
  completeReset: procedure('users', 'superadmin', 'nothing')
    .meta(guarded)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => completeReset(ctx, input.id)),
  cancelReset: procedure('users', 'superadmin', 'nothing')
    .meta(guarded)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelReset(ctx, input.id)),
  cancelOwnReset: procedure('users', 'self', 'nothing')
    .meta({ ...peopleOnly, ...takesNoKey })
    .output(answers(nothing))
    .mutation(({ ctx }) => cancelReset(ctx, ctx.actor.id)),
  releaseSetup: procedure('users', 'superadmin', 'everyRow')
    .meta(guarded)
    .input(byId)
    .output(answers(factorRelease))
    .mutation(({ ctx, input }) => releaseSetup(ctx, input.id)),
})
