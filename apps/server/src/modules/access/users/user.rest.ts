import { route } from '../../../platform/rest/procedure-route.ts'
import { inserted, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { below } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import * as z from 'zod'
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
    bodyLimit,
    procedures: userRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/user/:id',
      summary: 'Nome e imagem de uma pessoa',
      procedure: userRouter.header,
      answer: under('rh_usuario_by_pk'),
    }),
    route({
      method: 'PUT',
      path: '/v1/user/:id',
      summary: 'Altera uma pessoa',
      bodyLimit,
      procedure: userRouter.update,
      answer: updated('rh_usuario'),
    }),
    {
      method: 'POST',
      path: '/v1/user/:id/ativo',
      summary: 'Ativa ou desativa uma pessoa',
      body: z.strictObject({ ativo: z.boolean() }),
      wrap: 'flat',
      async call(caller, request) {
        const { ativo } = request.object() as { ativo: boolean }
        const { alterados } = await caller.users.setActive({ ids: [request.id()], ativo })
        return { update_rh_usuario: { affected_rows: alterados } }
      },
    },
    {
      method: 'GET',
      path: '/v1/user/empresa/contratante/:userId',
      summary: 'Empresas contratantes de uma pessoa',
      async call(caller, request) {
        const id = request.id('userId')
        const companies = caller.users.contractingCompany({ id })
        return { empresa_contratante: await below(companies, () => caller.users.header({ id })) }
      },
    },
    route({
      method: 'POST',
      path: '/v1/users',
      summary: 'Cadastra uma pessoa',
      bodyLimit,
      procedure: userRouter.create,
      answer: inserted('rh_usuario'),
    }),
    {
      method: 'GET',
      path: '/v1/company/users',
      summary: 'Funcionários, para seletores',
      query: ['q'],
      async call(caller, request) {
        const { q } = request.query
        return { rh_usuario: await caller.users.options(q === undefined ? {} : { q }) }
      },
    },
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
