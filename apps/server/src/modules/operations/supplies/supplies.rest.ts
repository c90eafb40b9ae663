import { inserted, insertedOne, page, rows, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { dashboardInput } from '@intranet/contract/operations/supplies'
import { stages } from '@intranet/contract/operations/supply-options'
import { assetRouter, custodyRouter } from './custody.router.ts'
import { equipmentRequestRouter } from './equipment-request.router.ts'
import { supplyProductRouter, suppliesRouter } from './supplies.router.ts'

export const supplyRouters = {
  supplies: suppliesRouter,
  supplyProducts: supplyProductRouter,
  assets: assetRouter,
  custody: custodyRouter,
  equipmentRequests: equipmentRequestRouter,
}

const MOVEMENT = 'suprimento_movimento'
const ASSET = 'suprimento_patrimonio'

/** One list for each stage. */
const stageLists = stages.map((etapa) =>
  route({
    method: 'POST',
    path: `/v1/suprimentos/${etapa}/filtro`,
    summary: `Consulta o que está na etapa ${etapa}`,
    wrap: 'filtro',
    procedure: suppliesRouter.list,
    fixed: { etapa },
    answer: page(MOVEMENT),
  }),
)

const REQUEST = 'pedido_equipamento'
const requestPath = '/v1/suprimentos/pedido'

/** What employees ask for, and what became of it. */
const requestRoutes = [
  route({
    method: 'GET',
    path: requestPath,
    summary: 'Lista os pedidos de equipamento dos próprios provedores',
    procedure: equipmentRequestRouter.list,
    answer: page(REQUEST),
  }),
  route({
    method: 'POST',
    path: requestPath,
    summary: 'Pede equipamentos do catálogo',
    procedure: equipmentRequestRouter.create,
    answer: inserted(REQUEST),
  }),
  route({
    method: 'GET',
    path: `${requestPath}/proprios`,
    summary: 'Lista os próprios pedidos de equipamento',
    procedure: equipmentRequestRouter.listOwn,
    answer: page(REQUEST),
  }),
  route({
    method: 'GET',
    path: `${requestPath}/produtos`,
    summary: 'Lista os produtos que podem ser pedidos',
    procedure: equipmentRequestRouter.products,
    answer: rows('suprimento_produto'),
  }),
  route({
    method: 'GET',
    path: `${requestPath}/:id`,
    summary: 'Consulta um pedido: o próprio ou, para suprimentos, os dos seus provedores',
    procedure: equipmentRequestRouter.get,
    answer: under(`${REQUEST}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: `${requestPath}/:id`,
    summary: 'Altera um pedido próprio que ninguém decidiu',
    procedure: equipmentRequestRouter.update,
    answer: updated(REQUEST),
  }),
  route({
    method: 'POST',
    path: `${requestPath}/:id/decisao`,
    summary: 'Aprova, recusa ou encerra o pedido de outra pessoa',
    procedure: equipmentRequestRouter.decide,
    answer: updated(REQUEST),
  }),
  route({
    method: 'POST',
    path: `${requestPath}/:id/cancelar`,
    summary: 'Cancela um pedido próprio',
    procedure: equipmentRequestRouter.cancel,
    answer: updated(REQUEST),
  }),
]

export const supplyRoutes = defineRoutes('Suprimentos', supplyRouters, [
  ...stageLists,
  route({
    method: 'POST',
    path: '/v1/suprimentos/retorno/atualizar/os/patrimonio',
    summary: 'Informa OS e patrimônio de uma movimentação',
    procedure: suppliesRouter.editOrder,
    answer: updated(MOVEMENT),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/movimento',
    summary: 'Lista as movimentações que estão em uma etapa agora',
    procedure: suppliesRouter.list,
    hides: ['etapa'],
    answer: page(MOVEMENT),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/movimento',
    summary: 'Registra retiradas, ou devoluções sem retirada',
    procedure: suppliesRouter.register,
    answer: inserted(MOVEMENT),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/movimento/:id',
    summary: 'Consulta uma movimentação',
    procedure: suppliesRouter.get,
    answer: under(`${MOVEMENT}_by_pk`),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/movimento/:id/avancar',
    summary: 'Leva uma movimentação à próxima etapa',
    procedure: suppliesRouter.advance,
    answer: insertedOne(MOVEMENT),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/movimento/:id/conferir',
    summary: 'Confere a OS de uma movimentação no ERP de novo',
    procedure: suppliesRouter.checkOrder,
    answer: updated(MOVEMENT),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/reciclagem/lote',
    summary: 'Fecha um lote de reciclagem com o certificado',
    wrap: 'flat',
    procedure: suppliesRouter.closeLot,
    answer: insertedOne('suprimento_lote'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/produto',
    summary: 'Lista os produtos das equipes',
    procedure: supplyProductRouter.list,
    answer: page('suprimento_produto'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/produto/:id',
    summary: 'Consulta um produto',
    procedure: supplyProductRouter.get,
    answer: under('suprimento_produto_by_pk'),
  }),
  route({
    method: 'PUT',
    path: '/v1/suprimentos/produto/:id',
    summary: 'Altera o valor unitário de um produto, ou se ele pode ser pedido',
    procedure: supplyProductRouter.update,
    answer: updated('suprimento_produto'),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/valores',
    summary: 'Consulta quantidades e valores de cada produto por etapa',
    wrap: 'filtro',
    procedure: supplyProductRouter.values,
    answer: page('relatorio_suprimento_valores'),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/dashboard',
    summary: 'Consulta os indicadores de suprimentos',
    procedure: suppliesRouter.dashboard,
    takes: periodForm(dashboardInput),
    answer: under('suprimento_dashboard'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/patrimonio',
    summary: 'Lista os patrimônios e com quem estão',
    procedure: assetRouter.list,
    answer: page(ASSET),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/patrimonio/:id',
    summary: 'Consulta um patrimônio, com a compra e a garantia',
    procedure: assetRouter.get,
    answer: under(`${ASSET}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: '/v1/suprimentos/patrimonio/:id',
    summary: 'Altera a equipe, o status, a compra ou a garantia de um patrimônio',
    procedure: assetRouter.update,
    answer: updated(ASSET),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/patrimonio/:id/caminho',
    summary: 'Lista por onde um patrimônio passou',
    procedure: assetRouter.way,
    answer: rows('suprimento_patrimonio_caminho'),
  }),
  ...requestRoutes,
])
