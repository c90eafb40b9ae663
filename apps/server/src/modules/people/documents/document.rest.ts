import { documentVersionFields } from '@intranet/contract/people/documents'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { documentCategoryRouter } from '../../content/categories/category.router.ts'
import { documentRouter } from './document.router.ts'

const routers = { documentCategories: documentCategoryRouter, documents: documentRouter }

const tag = 'Documentos'

export const documentRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/documento/categoria',
    table: 'rh_documento_categoria',
    procedures: documentCategoryRouter,
  }),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/documento',
    table: 'rh_documento',
    procedures: documentRouter,
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'GET',
      path: '/v1/documento/meus',
      summary: 'Documentos da própria pessoa e os gerais do seu lugar',
      query: listQuery,
      async call(caller, request) {
        const { dados, total } = await caller.documents.mine(request.list())
        return { rh_documento: dados, total }
      },
    },
    {
      method: 'POST',
      path: '/v1/documento/:id/versao',
      summary: 'Nova versão de um documento',
      body: documentVersionFields,
      wrap: 'object',
      async call(caller, request) {
        const row = await caller.documents.addVersion({ ...request.object(), id: request.id() } as never)
        return { insert_rh_documento: { returning: [row] } }
      },
    },
    {
      method: 'POST',
      path: '/v1/documento/:id/ciencia',
      summary: 'Declara ciência de um documento',
      async call(caller, request) {
        const row = await caller.documents.sign({ id: request.id() })
        return { insert_rh_documento_ciencia: { returning: [row] } }
      },
    },
  ]),
]
