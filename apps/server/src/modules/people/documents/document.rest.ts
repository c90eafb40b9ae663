import { route } from '../../../platform/rest/procedure-route.ts'
import { insertedOne, page } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { documentCategoryRouter } from '../../content/categories/category.router.ts'
import { documentRouter } from './document.router.ts'

const routers = { documentCategories: documentCategoryRouter, documents: documentRouter }

const tag = 'Documentos'

export const documentRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/documento/categoria',
    table: 'rh_documento_categoria',
    noun: ['a categoria de documentos', 'as categorias de documentos'],
    procedures: documentCategoryRouter,
  }),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/documento',
    table: 'rh_documento',
    noun: ['o documento', 'os documentos'],
    procedures: documentRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/documento/meus',
      summary: 'Lista os documentos da própria pessoa e os gerais do seu lugar',
      procedure: documentRouter.mine,
      answer: page('rh_documento'),
    }),
    route({
      method: 'POST',
      path: '/v1/documento/:id/versao',
      summary: 'Acrescenta uma versão a um documento',
      procedure: documentRouter.addVersion,
      answer: insertedOne('rh_documento'),
    }),
    route({
      method: 'POST',
      path: '/v1/documento/:id/ciencia',
      summary: 'Declara ciência de um documento',
      procedure: documentRouter.sign,
      answer: insertedOne('rh_documento_ciencia'),
    }),
  ]),
]
