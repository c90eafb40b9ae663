import {
  accessKeyList,
  createAccessKeysInput,
  keyRightsInput,
  rotateKeyInput,
  updateAccessKeyInput,
} from '@intranet/contract/access/access-keys'
import {
  accessKeyCreateAnswer,
  accessKeyRevokeAnswer,
  accessKeyRotateAnswer,
  accessKeyRow,
  keyRightsAnswer,
  keyCallsAnswer,
  ownKeyAnswer,
} from '@intranet/contract/access/access-key-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  confirmed,
  narrowedByKey,
  procedure,
  router,
  takesNoKey,
  opensPerson,
} from '../../../platform/procedure/procedure.ts'
import { getAccessKey, lastCalls, listAccessKeys } from './access-key.queries.ts'
import {
  changeAccessKey,
  createAccessKeys,
  endAccessKey,
  readKeyRights,
  rotateAccessKey,
} from './access-key.service.ts'
import { readCallsOf, readKeyOf } from './own-key.service.ts'

/** Any key may ask for itself, and nobody else. */
const ofItself = { ...narrowedByKey, keysOnly: true } as const

// `self`: one's own keys, and everybody's for superadmins. No key reaches any of it.
export const accessKeyRouter = router({
  ...crud(
    {
      list: accessKeyList,
      row: accessKeyRow,
      createInput: createAccessKeysInput,
      created: accessKeyCreateAnswer,
      updateInput: updateAccessKeyInput,
    },
    {
      list: [
        procedure('configuracao', 'self', 'own').meta({ exports: exportHeads(accessKeyList) }),
        listAccessKeys,
      ],
      get: [procedure('configuracao', 'self', 'own'), getAccessKey],
      create: [
        procedure('configuracao', 'self', 'own').meta({ ...takesNoKey, ...confirmed }),
        (db, actor, objects, deps) => createAccessKeys(deps, db, actor, objects),
      ],
      update: [
        procedure('configuracao', 'self', 'nothing').meta({ ...takesNoKey, ...confirmed }),
        (db, actor, input, deps) => changeAccessKey(deps, db, actor, input),
      ],
    },
  ),
  rights: procedure('configuracao', 'self', 'own')
    .meta(opensPerson('id_usuario'))
    .input(keyRightsInput)
    .output(answers(keyRightsAnswer))
    .query(({ ctx, input }) => readKeyRights(ctx.deps, ctx.db, ctx.actor, input.id_usuario)),
  me: procedure('configuracao', 'signedIn', 'own')
    .meta(ofItself)
    .output(answers(ownKeyAnswer))
    .query(({ ctx }) => readKeyOf(ctx)),
  myCalls: procedure('configuracao', 'signedIn', 'own')
    .meta(ofItself)
    .output(answers(keyCallsAnswer))
    .query(({ ctx }) => readCallsOf(ctx)),
  calls: procedure('configuracao', 'self', 'own')
    .input(byId)
    .output(answers(keyCallsAnswer))
    .query(async ({ ctx, input }) => {
      await getAccessKey(ctx.db, ctx.actor, input.id)
      return { chamadas: await lastCalls(ctx.db, input.id) }
    }),
  rotate: procedure('configuracao', 'self', 'nothing')
    .meta({ ...takesNoKey, ...confirmed })
    .input(rotateKeyInput)
    .output(answers(accessKeyRotateAnswer))
    .mutation(({ ctx, input }) => rotateAccessKey(ctx.deps, ctx.db, ctx.actor, input)),
  revoke: procedure('configuracao', 'self', 'nothing')
    .meta(takesNoKey)
    .input(byId)
    .output(answers(accessKeyRevokeAnswer))
    .mutation(({ ctx, input }) => endAccessKey(ctx.db, ctx.actor, input.id)),
})
