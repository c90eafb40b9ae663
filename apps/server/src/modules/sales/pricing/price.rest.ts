import { adjustPricesInput, endPriceInput, priceFields } from '@intranet/contract/sales/pricing'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { filterRoute } from '../filter-route.ts'
import { priceRouter } from './price.router.ts'

const routers = { pricing: priceRouter }

const entity = { tag: 'Precificação', path: '/v1/precificacao', table: 'precificacao' }

/** Prices (docs/sales.md#prices). */
export const priceRoutes = [
  ...entityRoutes(routers, { ...entity, fields: priceFields, procedures: (caller) => caller.pricing }),
  ...filterRoute(routers, { ...entity, list: (caller) => caller.pricing.list }),
  ...defineRoutes(entity.tag, routers, [
    {
      method: 'POST',
      path: '/v1/precificacao/reajuste',
      summary: 'Reajusta preços em um percentual a partir de um dia',
      body: adjustPricesInput,
      wrap: 'object',
      async call(caller, request) {
        const returning = await caller.pricing.adjust(request.object() as never)
        return { insert_precificacao: { returning } }
      },
    },
    {
      method: 'POST',
      path: '/v1/precificacao/:id/encerrar',
      summary: 'Encerra um preço',
      body: endPriceInput,
      wrap: 'object',
      async call(caller, request) {
        const fields = request.body ? request.object() : {}
        const row = await caller.pricing.end({ ...fields, id: request.id() })
        return { update_precificacao: { returning: [row] } }
      },
    },
  ]),
]
