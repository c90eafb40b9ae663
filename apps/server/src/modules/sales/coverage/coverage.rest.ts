import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'

import { coverageRouter } from './coverage.router.ts'

const routers = { coverage: coverageRouter }

const entity = {
  tag: 'Cobertura',
  path: '/v1/vendas/cobertura',
  table: 'vendas_cobertura',
  noun: ['a cobertura', 'as coberturas'],
} as const

/** Streets that can be served (docs/sales.md#coverage). */
export const coverageRoutes = [
  ...entityRoutes(routers, { ...entity, procedures: coverageRouter }),
  ...defineRoutes(entity.tag, routers, [
    route({
      method: 'POST',
      path: '/v1/vendas/cobertura/importar',
      summary: 'Importa linhas cidade;UF;bairro;rua;de;ate de um provedor',
      bodyLimit: 6 * 1024 * 1024,
      procedure: coverageRouter.import,
      answer: asIs,
    }),
  ]),
]
