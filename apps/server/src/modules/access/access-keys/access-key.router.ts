import {
  accessKeyList,
  createAccessKeysInput,
  keyRightsInput,
  updateAccessKeyInput,
} from '@intranet/contract/access/access-keys'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { procedure, router, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { getAccessKey, listAccessKeys } from './access-key.queries.ts'
import { changeAccessKey, createAccessKeys, endAccessKey, readKeyRights } from './access-key.service.ts'

// `self`: one's own keys, and everybody's for superadmins. No key reaches any of it.
export const accessKeyRouter = router({
  list: procedure('configuracao', 'self', 'own')
    .meta({ exports: exportHeads(accessKeyList) })
    .input(accessKeyList.input)
    .query(({ ctx, input }) => listAccessKeys(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'self', 'own')
    .input(byId)
    .query(({ ctx, input }) => getAccessKey(ctx.db, ctx.actor, input.id)),
  rights: procedure('configuracao', 'self', 'own')
    .input(keyRightsInput)
    .query(({ ctx, input }) => readKeyRights(ctx.deps, ctx.db, ctx.actor, input.id_usuario)),
  create: procedure('configuracao', 'self', 'own')
    .meta(takesNoKey)
    .input(createAccessKeysInput)
    .mutation(({ ctx, input }) => createAccessKeys(ctx.deps, ctx.db, ctx.actor, input.objects)),
  update: procedure('configuracao', 'self', 'nothing')
    .meta(takesNoKey)
    .input(updateAccessKeyInput)
    .mutation(({ ctx, input }) => changeAccessKey(ctx.deps, ctx.db, ctx.actor, input)),
  revoke: procedure('configuracao', 'self', 'nothing')
    .meta(takesNoKey)
    .input(byId)
    .mutation(({ ctx, input }) => endAccessKey(ctx.db, ctx.actor, input.id)),
})
