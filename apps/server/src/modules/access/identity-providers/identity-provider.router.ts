import {
  createIdentityProvidersInput,
  identityProviderList,
  identityProviderRow,
  identityProviderTest,
  updateIdentityProviderInput,
} from '@intranet/contract/access/identity-providers'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  changesRights,
  peopleOnly,
  procedure,
  router,
  slowProcedure,
} from '../../../platform/procedure/procedure.ts'
import {
  changeIdentityProvider,
  createIdentityProviders,
  readIdentityProvider,
  readIdentityProviders,
  removeProvider,
  switchProviders,
  testIdentityProvider,
} from './identity-provider.service.ts'

/** Who they let in is everybody: for superadmins, after password or factor. */
export const identityProviderRouter = router({
  ...crud(
    {
      list: identityProviderList,
      row: identityProviderRow,
      createInput: createIdentityProvidersInput,
      updateInput: updateIdentityProviderInput,
    },
    {
      list: [
        procedure('configuracao', 'superadmin', 'everyRow').meta({
          exports: exportHeads(identityProviderList),
          ...peopleOnly,
        }),
        (db, _actor, input, deps) => readIdentityProviders(db, input, deps),
      ],
      get: [
        procedure('configuracao', 'superadmin', 'everyRow').meta(peopleOnly),
        (db, _actor, id, deps) => readIdentityProvider(db, id, deps),
      ],
      create: [
        procedure('configuracao', 'superadmin', 'nothing').meta(changesRights),
        (db, _actor, objects, deps) => createIdentityProviders(deps, db, objects),
      ],
      update: [
        procedure('configuracao', 'superadmin', 'nothing').meta(changesRights),
        (db, _actor, input, deps) => changeIdentityProvider(deps, db, input),
      ],
      setActive: [
        procedure('configuracao', 'superadmin', 'nothing').meta(changesRights),
        (db, _actor, input, deps) => switchProviders(deps, db, input),
      ],
      remove: [
        procedure('configuracao', 'superadmin', 'nothing').meta(changesRights),
        (db, _actor, id, deps) => removeProvider(deps, db, id),
      ],
    },
  ),
  test: slowProcedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(identityProviderTest))
    .mutation(({ ctx, input }) => testIdentityProvider(ctx.deps, ctx.db, input.id, ctx.write)),
})
