import { nothing } from '@intranet/contract/answer'
import {
  ownedPush,
  ownPush,
  pushAddressInput,
  pushChoiceInput,
  pushRegistration,
  pushKey,
  registeredPush,
} from '@intranet/contract/access/push'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { choose, end, keep, prepare, readOwn, register, test } from './push.service.ts'

/** One's own devices alone: programs have none. */
export const pushRouter = router({
  own: procedure('users', 'self', 'own')
    .meta(peopleOnly)
    .output(answers(ownPush))
    .query(({ ctx }) => readOwn(ctx)),
  prepare: procedure('users', 'self', 'own')
    .meta(peopleOnly)
    .output(answers(pushKey))
    .mutation(({ ctx }) => prepare(ctx)),
  register: procedure('users', 'self', 'nothing')
    .meta(peopleOnly)
    .input(pushRegistration)
    .output(answers(registeredPush))
    .mutation(({ ctx, input }) => register(ctx, input)),
  keep: procedure('users', 'self', 'nothing')
    .meta(peopleOnly)
    .input(pushAddressInput)
    .output(answers(ownedPush))
    .mutation(({ ctx, input }) => keep(ctx, input.endereco)),
  end: procedure('users', 'self', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => end(ctx, input.id)),
  test: slowProcedure('users', 'self', 'nothing')
    .meta(peopleOnly)
    .output(answers(nothing))
    .mutation(({ ctx }) => test(ctx, ctx.write)),
  choose: procedure('users', 'self', 'nothing')
    .meta(peopleOnly)
    .input(pushChoiceInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => choose(ctx, input)),
})
