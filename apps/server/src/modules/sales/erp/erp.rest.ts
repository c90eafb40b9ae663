import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, page } from '../../../platform/rest/answer-shapes.ts'
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
    noun: ['o ERP de um provedor', 'os ERPs dos provedores'],
    procedures: erpRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/vendas/erp/:id/enviar',
      summary: 'Põe na fila as leads em aberto que este ERP ainda não conhece',
      procedure: erpRouter.sendOpen,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/:id/testar',
      summary: 'Testa a conexão com o ERP, e anota o que ele oferece',
      procedure: erpRouter.test,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/:id/clientes',
      summary: 'Lê todos os clientes e contratos do ERP, em segundo plano',
      procedure: erpRouter.refreshCustomers,
      answer: asIs,
    }),
    route({
      method: 'GET',
      path: '/v1/vendas/erp/:id/acoes',
      summary: 'Lista as ações que só são oferecidas depois de testadas, e a última tentativa de cada uma',
      procedure: erpRouter.actions,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/:id/acoes/testar',
      summary: 'Testa uma ação em um cliente escolhido',
      wrap: 'object',
      procedure: erpRouter.tryAction,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/acoes/:id/resultado',
      summary: 'Diz se a ação testada funcionou; a que funcionou passa a ser oferecida',
      wrap: 'object',
      procedure: erpRouter.judgeAction,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/saida/filtro',
      summary: 'Consulta o que espera ou falhou em ser enviado aos ERPs',
      wrap: 'filtro',
      procedure: erpRouter.outbox,
      answer: page('erp_saida'),
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/erp/saida/reenviar',
      summary: 'Envia de novo o que falhou',
      procedure: erpRouter.retry,
      answer: asIs,
    }),
  ]),
]
