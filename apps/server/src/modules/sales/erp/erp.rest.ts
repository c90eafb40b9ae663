import { retryErpInput } from '@intranet/contract/sales/erp'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { erpRouter } from './erp.router.ts'

const routers = { erp: erpRouter }

const tag = 'ERP'

/** The ERPs' connections (docs/sales.md#erp-outbox). */
export const erpRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/vendas/erp',
    table: 'empresa_erp',
    procedures: erpRouter,
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'POST',
      path: '/v1/vendas/erp/:id/enviar',
      summary: 'Põe na fila as leads em aberto que este ERP ainda não conhece',
      call: (caller, request) => caller.erp.sendOpen({ id: request.id() }),
    },
    {
      method: 'POST',
      path: '/v1/vendas/erp/saida/filtro',
      summary: 'O que espera ou falhou em ser enviado aos ERPs',
      wrap: 'filtro',
      async call(caller, request) {
        const { dados, total } = await caller.erp.outbox(request.list())
        return { erp_saida: dados, total }
      },
    },
    {
      method: 'POST',
      path: '/v1/vendas/erp/saida/reenviar',
      summary: 'Envia de novo o que falhou',
      body: retryErpInput,
      wrap: 'object',
      call: (caller, request) => caller.erp.retry(request.object() as never),
    },
  ]),
]
