import { route } from '../../../platform/rest/procedure-route.ts'
import { insertedOne, updated } from '../../../platform/rest/answer-shapes.ts'
import { updateParametersInput } from '@intranet/contract/access/settings'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { partnerRouter } from './partner.router.ts'
import { permissionRouter } from './permission.router.ts'
import { parameterRouter } from './setting.router.ts'

const routers = { partners: partnerRouter, permissions: permissionRouter, parameters: parameterRouter }

export const settingRoutes = [
  ...entityRoutes(routers, {
    tag: 'Parceiros',
    path: '/v1/parceiro/permissao',
    table: 'permissao_parceiro',
    procedures: partnerRouter,
  }),
  ...defineRoutes('Configurações', routers, [
    {
      method: 'GET',
      path: '/v1/users/role/:userId',
      summary: 'Perfis e papéis de uma pessoa',
      async call(caller, request) {
        return { users: [await caller.permissions.roleList({ id: request.id('userId') })] }
      },
    },
    route({
      method: 'PUT',
      path: '/v1/users/:id/perfis',
      summary: 'Substitui perfis, papéis e provedores de uma pessoa',
      wrap: 'flat',
      procedure: permissionRouter.set,
      answer: updated('users_profiles'),
    }),
    route({
      method: 'POST',
      path: '/v1/users/convite',
      summary: 'Convida uma pessoa',
      procedure: permissionRouter.invite,
      answer: insertedOne('rh_usuario'),
    }),
    {
      method: 'GET',
      path: '/v1/parametros',
      summary: 'Lista os parâmetros',
      async call(caller) {
        const parametro = await caller.parameters.list()
        return { parametro, total: parametro.length }
      },
    },
    {
      method: 'PUT',
      path: '/v1/parametros',
      summary: 'Altera parâmetros',
      body: updateParametersInput,
      wrap: 'object',
      async call(caller, request) {
        const { alterados } = await caller.parameters.update(request.object())
        return { update_parametro: { affected_rows: alterados } }
      },
    },
  ]),
]
