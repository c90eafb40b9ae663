import { setActiveInput } from '@intranet/contract/record'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { inserted, page, rows, switched, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { userRouter } from './user.router.ts'

const routers = { users: userRouter }

const tag = 'Usuários'
/** Bodies may hold a photo of 10 MB as base64. */
const bodyLimit = 15 * 1024 * 1024

export const userRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/usuario',
    table: 'rh_usuario',
    noun: ['o usuário', 'os usuários'],
    bodyLimit,
    procedures: userRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/user/:id',
      summary: 'Consulta o nome e a imagem de uma pessoa',
      procedure: userRouter.header,
      answer: under('rh_usuario_by_pk'),
    }),
    route({
      method: 'PUT',
      path: '/v1/user/:id',
      replaced: { by: 'PUT /v1/usuario/{id}', on: '2026-11-21' },
      summary: 'Altera uma pessoa',
      bodyLimit,
      procedure: userRouter.update,
      answer: updated('rh_usuario'),
    }),
    route({
      method: 'POST',
      path: '/v1/user/:id/ativo',
      summary: 'Ativa ou desativa uma pessoa',
      wrap: 'flat',
      procedure: userRouter.setActive,
      takes: form(setActiveInput.pick({ ativo: true }), ({ ativo }, request: RestRequest<'id'>) => ({
        ids: [request.id()],
        ativo,
      })),
      answer: switched('rh_usuario'),
    }),
    route({
      method: 'GET',
      path: '/v1/user/empresa/contratante/:userId',
      summary: 'Lista as empresas contratantes de uma pessoa',
      params: { userId: 'id' },
      procedure: userRouter.contractingCompany,
      below: { param: 'userId', record: userRouter.header, key: 'id' },
      answer: rows('empresa_contratante'),
    }),
    route({
      method: 'POST',
      path: '/v1/users',
      replaced: { by: 'POST /v1/usuario', on: '2026-11-21' },
      summary: 'Cadastra uma pessoa',
      bodyLimit,
      procedure: userRouter.create,
      answer: inserted('rh_usuario'),
    }),
    route({
      method: 'GET',
      path: '/v1/company/users',
      summary: 'Lista os funcionários, para seletores',
      procedure: userRouter.options,
      answer: rows('rh_usuario'),
    }),
    route({
      method: 'POST',
      path: '/v1/users/filtro',
      summary: 'Lista pessoas',
      wrap: 'filtro',
      procedure: userRouter.list,
      answer: page('rh_usuario'),
    }),
  ]),
]
