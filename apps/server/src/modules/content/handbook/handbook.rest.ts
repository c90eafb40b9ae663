import { route } from '../../../platform/rest/procedure-route.ts'
import { page, under } from '../../../platform/rest/answer-shapes.ts'
import { publishArticleInput } from '@intranet/contract/content/handbook'
import * as z from 'zod'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { below } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { handbookRouter } from './handbook.router.ts'
import { handbookCategoryRouter } from '../categories/ordered-category.router.ts'

const routers = { handbook: handbookRouter, handbookCategories: handbookCategoryRouter }

const tag = 'Manual do colaborador'

export const handbookRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/manual',
    table: 'manual_artigo',
    procedures: handbookRouter,
  }),
  ...entityRoutes(routers, {
    tag: 'Categorias do manual',
    path: '/v1/manual/categoria',
    table: 'manual_categoria',
    procedures: handbookCategoryRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/manual/filtro',
      summary: 'Lista artigos',
      wrap: 'filtro',
      procedure: handbookRouter.list,
      answer: page('manual_artigo'),
    }),
    route({
      method: 'GET',
      path: '/v1/manual/vigente',
      summary: 'O manual como vale hoje para quem pergunta',
      procedure: handbookRouter.whole,
      answer: under('manual_artigo'),
    }),
    {
      method: 'POST',
      path: '/v1/manual/:id/publicar',
      summary: 'Publica a próxima versão de um artigo',
      body: publishArticleInput.omit({ id: true }),
      wrap: 'object',
      async call(caller, request) {
        const fields = request.body === undefined || request.body === null ? {} : request.object()
        return {
          update_manual_artigo: {
            returning: [await caller.handbook.publish({ ...fields, id: request.id() })],
          },
        }
      },
    },
    {
      method: 'GET',
      path: '/v1/manual/:id/versoes',
      summary: 'Versões de um artigo, da mais nova à mais antiga',
      async call(caller, request) {
        const id = request.id()
        const versions = caller.handbook.versions({ id })
        return { manual_versao: await below(versions, () => caller.handbook.get({ id })) }
      },
    },
    {
      method: 'POST',
      path: '/v1/manual/:id/lido',
      summary: 'Confirma a leitura da versão vigente; sem a versão, a que vale agora',
      body: z.strictObject({ versao: z.int().positive().optional() }),
      wrap: 'flat',
      async call(caller, request) {
        const id = request.id()
        const { versao } = (request.body ?? {}) as { versao?: number }
        const read = versao ?? (await caller.handbook.read({ id })).versao
        return { manual_leitura: await caller.handbook.confirm({ id, versao: read }) }
      },
    },
  ]),
]
