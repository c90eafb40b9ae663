import { answers } from '../../../platform/procedure/answers.ts'
import {
  permissionRow,
  permissionGetAnswer,
  permissionRoleListAnswer,
  permissionSetAnswer,
  permissionInviteAnswer,
} from '@intranet/contract/access/permission-answers'
import {
  inviteInput,
  permissionList,
  setPermissionsInput,
} from '@intranet/contract/access/settings-permissions'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  changesRights,
  opensToWho,
  peopleOnly,
  procedure,
  router,
  opensPerson,
} from '../../../platform/procedure/procedure.ts'
import { getPermissions, listPermissions } from './permission.queries.ts'
import { invite, readRoleList, removePermissions, setPermissions } from './permission.service.ts'

export const permissionRouter = router({
  ...crud(
    { list: permissionList, row: permissionRow, one: permissionGetAnswer },
    {
      list: [
        procedure('configuracao', 'read', 'providerRows').meta({
          exports: exportHeads(permissionList),
          ...peopleOnly,
        }),
        listPermissions,
      ],
      get: [
        procedure('configuracao', 'read', 'providerRows').meta({ ...peopleOnly, ...opensPerson() }),
        getPermissions,
      ],
    },
  ),
  roleList: procedure('configuracao', 'self', 'providerRows')
    .meta({ ...peopleOnly, ...opensToWho('configuracao', 'read'), ...opensPerson() })
    .input(byId)
    .output(answers(permissionRoleListAnswer))
    .query(({ ctx, input }) => readRoleList(ctx.db, ctx.actor, input.id)),
  set: procedure('configuracao', 'manage', 'providerRows')
    .meta(changesRights)
    .input(setPermissionsInput)
    .output(answers(permissionSetAnswer))
    .mutation(({ ctx, input }) => setPermissions(ctx.db, ctx.actor, input, ctx.deps)),
  remove: procedure('configuracao', 'manage', 'providerRows')
    .meta(changesRights)
    .input(byId)
    .output(answers(permissionSetAnswer))
    .mutation(({ ctx, input }) => removePermissions(ctx.db, ctx.actor, input.id, ctx.deps)),
  invite: procedure('configuracao', 'manage', 'nothing')
    .meta(changesRights)
    .input(inviteInput)
    .output(answers(permissionInviteAnswer))
    .mutation(({ ctx, input }) => invite(ctx.deps, ctx.db, ctx.actor, input)),
})
