import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { page, rows, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { confirmArticleInput } from '@intranet/contract/content/handbook-schemas'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
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
    noun: ['o artigo do manual', 'os artigos do manual'],
    procedures: handbookRouter,
  }),
  ...entityRoutes(routers, {
    tag: 'Categorias do manual',
    path: '/v1/manual/categoria',
    table: 'manual_categoria',
    noun: ['a categoria do manual', 'as categorias do manual'],
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
      summary: 'Consulta o manual como vale hoje para quem pergunta',
      procedure: handbookRouter.whole,
      answer: under('manual_artigo'),
    }),
    route({
      method: 'POST',
      path: '/v1/manual/:id/publicar',
      summary: 'Publica a próxima versão de um artigo',
      procedure: handbookRouter.publish,
      answer: updated('manual_artigo'),
    }),
    route({
      method: 'GET',
      path: '/v1/manual/:id/versoes',
      summary: 'Lista as versões de um artigo, da mais nova à mais antiga',
      procedure: handbookRouter.versions,
      below: { param: 'id', record: handbookRouter.get, key: 'id' },
      answer: rows('manual_versao'),
    }),
    route({
      method: 'POST',
      path: '/v1/manual/:id/lido',
      summary: 'Confirma a leitura da versão vigente; sem a versão, a que vale agora',
      wrap: 'flat',
      procedure: handbookRouter.confirm,
      takes: form(
        confirmArticleInput.pick({ versao: true }).partial(),
        async ({ versao }, request: RestRequest<'id'>, ask) => {
          const id = request.id()
          return { id, versao: versao ?? (await ask(handbookRouter.read, { id })).versao }
        },
      ),
      answer: under('manual_leitura'),
    }),
  ]),
]
