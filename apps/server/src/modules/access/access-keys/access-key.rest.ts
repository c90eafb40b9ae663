import { asIs } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { accessKeyRouter } from './access-key.router.ts'

const tag = 'Chaves de acesso'
const routers = { accessKeys: accessKeyRouter }

/** For superadmins' scripts, signed in; DELETE revokes, and the key stays in the list. A key asks for itself alone. */
export const accessKeyRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/chaves/eu',
      summary: 'Consulta o que a chave que pede pode agora, até quando, e quantos pedidos restam',
      procedure: accessKeyRouter.me,
      answer: asIs,
    }),
    route({
      method: 'GET',
      path: '/v1/chaves/eu/chamadas',
      summary: 'Lista as últimas 100 chamadas da chave que pede: momento, rota, status e id do pedido',
      procedure: accessKeyRouter.myCalls,
      answer: asIs,
    }),
    route({
      method: 'GET',
      path: '/v1/chaves/:id/chamadas',
      summary: 'Lista as últimas 100 chamadas de uma chave: momento, rota, status e id do pedido',
      procedure: accessKeyRouter.calls,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/chaves/:id/trocar',
      summary: 'Troca a chave por outra com os mesmos acessos; a anterior vale por mais um dia',
      wrap: 'flat',
      procedure: accessKeyRouter.rotate,
      answer: asIs,
    }),
  ]),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/chaves',
    table: 'chave_acesso',
    noun: ['a chave de acesso', 'as chaves de acesso'],
    createNote:
      'Fazer chaves próprias pode estar desligado nos Parâmetros (`chaves_proprias`): 403, menos para superadmins, que sempre podem.',
    procedures: { ...accessKeyRouter, remove: accessKeyRouter.revoke },
  }),
]
