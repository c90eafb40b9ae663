import { route } from '../../../platform/rest/procedure-route.ts'
import { alone, counted, insertedOne, switched, updated } from '../../../platform/rest/answer-shapes.ts'
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
    noun: ['a permissão de parceiro', 'as permissões de parceiros'],
    procedures: partnerRouter,
  }),
  ...defineRoutes('Configurações', routers, [
    route({
      method: 'GET',
      path: '/v1/users/role/:userId',
      summary: 'Consulta os perfis e papéis de uma pessoa',
      params: { userId: 'id' },
      procedure: permissionRouter.roleList,
      answer: alone('users'),
    }),
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
    route({
      method: 'GET',
      path: '/v1/parametros',
      summary: 'Lista os parâmetros',
      procedure: parameterRouter.list,
      answer: counted('parametro'),
    }),
    route({
      method: 'PUT',
      path: '/v1/parametros',
      summary: 'Altera parâmetros',
      procedure: parameterRouter.update,
      answer: switched('parametro'),
    }),
  ]),
]
