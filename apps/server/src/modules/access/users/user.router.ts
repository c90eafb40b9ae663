import { answers } from '../../../platform/procedure/answers.ts'
import { nothing, createdRecords, savedWithWarnings, switchedPeople } from '@intranet/contract/answer'
import {
  userContractingCompanyAnswer,
  userHeaderAnswer,
  userSchemas,
  userSignInLockAnswer,
} from '@intranet/contract/access/user-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, personOptionsInput } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  changesRights,
  confirmed,
  confirmedByInput,
  opensPerson,
  opensToWho,
  peopleOnly,
  procedure,
  router,
  slowProcedure,
} from '../../../platform/procedure/procedure.ts'
import { contractingCompanyOf, headerOf } from './user-header.queries.ts'
import { insertInvited, resendInvite } from './invite.service.ts'
import { signInLock, unlockSignIn } from './sign-in-lock.service.ts'
import { withStoredPhoto } from './photo.service.ts'
import { listUsers, userOptions } from './user.queries.ts'
import {
  assertPersonsWaysBack,
  changeUser,
  forcePasswordReset,
  readUser,
  removeUser,
  switchUsers,
} from './user.service.ts'

const ofOthers = { ...opensToWho('users', 'read'), ...opensPerson() }
const changesOthers = opensToWho('users', 'manage')

export const userRouter = router({
  ...crud(
    { ...userSchemas, optionsInput: personOptionsInput, switched: switchedPeople },
    {
      list: [
        procedure('users', 'read', 'providerRows').meta({ exports: exportHeads(userSchemas.list) }),
        listUsers,
      ],
      get: [procedure('users', 'self', 'providerRows').meta(ofOthers), readUser],
      remove: [procedure('users', 'superadmin', 'nothing').meta(confirmed), removeUser],
      options: [procedure('users', 'employee', 'providerRows'), userOptions],
      setActive: [procedure('users', 'manage', 'nothing').meta(confirmed), switchUsers],
    },
  ),
  header: procedure('users', 'self', 'providerRows')
    .meta(ofOthers)
    .input(byId)
    .output(answers(userHeaderAnswer))
    .query(({ ctx, input }) => headerOf(ctx.deps, ctx.actor, input.id)),
  contractingCompany: procedure('users', 'self', 'providerRows')
    .meta(ofOthers)
    .input(byId)
    .output(answers(userContractingCompanyAnswer))
    .query(({ ctx, input }) => contractingCompanyOf(ctx.db, ctx.actor, input.id)),
  create: slowProcedure('users', 'manage', 'nothing')
    .input(userSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(async ({ ctx, input }) => {
      const { deps, actor } = ctx
      const people = await Promise.all(input.objects.map((fields) => withStoredPhoto(deps, actor, fields)))
      return ctx.write((db) => insertInvited(deps, db, actor, people))
    }),
  update: slowProcedure('users', 'self', 'nothing')
    .meta({ ...confirmedByInput, ...changesOthers })
    .input(userSchemas.updateInput)
    .output(answers(savedWithWarnings))
    .mutation(async ({ ctx, input }) => {
      await assertPersonsWaysBack(ctx, input)
      const fields = await withStoredPhoto(ctx.deps, ctx.actor, input)
      return ctx.write((db) => changeUser(db, ctx.actor, fields, ctx.deps))
    }),
  resetPassword: procedure('users', 'manage', 'nothing')
    .meta(changesRights)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => forcePasswordReset(ctx, input.id)),
  resendInvite: procedure('users', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => resendInvite(ctx.deps, ctx.db, ctx.actor, input.id)),
  signInLock: procedure('users', 'superadmin', 'everyRow')
    .input(byId)
    .output(answers(userSignInLockAnswer))
    .query(({ ctx, input }) => signInLock(ctx.deps, ctx.db, input.id)),
  unlock: slowProcedure('users', 'superadmin', 'nothing')
    .meta(confirmed)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => unlockSignIn(ctx, input.id)),
})
