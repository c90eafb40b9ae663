import { nothing } from '@intranet/contract/answer'
import {
  accessOfPerson,
  endedSessions,
  endOfPersonInput,
  endSessionInput,
} from '@intranet/contract/access/sessions'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import {
  changesRights,
  peopleOnly,
  procedure,
  router,
  opensPerson,
} from '../../../platform/procedure/procedure.ts'
import { accessOf, endOfPerson, endOtherSessions, endOwn, forgetDevice } from './session.service.ts'

export const sessionRouter = router({
  own: procedure('users', 'self', 'own')
    .meta(peopleOnly)
    .output(answers(accessOfPerson))
    .query(({ ctx }) => accessOf(ctx.db, ctx.actor, ctx.actor.id)),
  end: procedure('users', 'self', 'nothing')
    .meta(changesRights)
    .input(endSessionInput)
    .output(answers(endedSessions))
    .mutation(({ ctx, input }) => endOwn(ctx, input.numero)),
  endOthers: procedure('users', 'self', 'nothing')
    .meta(changesRights)
    .output(answers(endedSessions))
    .mutation(({ ctx }) => endOtherSessions(ctx)),
  forgetDevice: procedure('users', 'self', 'nothing')
    .meta(changesRights)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => forgetDevice(ctx, input.id)),
  ofPerson: procedure('users', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, ...opensPerson() })
    .input(byId)
    .output(answers(accessOfPerson))
    .query(({ ctx, input }) => accessOf(ctx.db, ctx.actor, input.id)),
  endOfPerson: procedure('users', 'superadmin', 'nothing')
    .meta(changesRights)
    .input(endOfPersonInput)
    .output(answers(endedSessions))
    .mutation(({ ctx, input }) => endOfPerson(ctx, input)),
})
