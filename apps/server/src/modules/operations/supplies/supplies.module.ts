import { equipmentRequests } from '@intranet/contract/messages/equipment-requests'
import { supplies } from '@intranet/contract/messages/supplies'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { assetSheet } from './asset.sheet.ts'
import { countAssets } from './asset.queries.ts'
import { maySeeAssetFile } from './asset.service.ts'
import { cancelHandOversTo } from './custody.departure.ts'
import { countCustody } from './custody.queries.ts'
import { assetRouter } from './custody.router.ts'
import { maySeeCustody } from './custody.service.ts'
import { endRequestsOf } from './equipment-request.service.ts'
import { countEquipmentRequests } from './equipment-request.queries.ts'
import { equipmentRequestRouter } from './equipment-request.router.ts'
import { supplySyncJob } from './erp-sync.job.ts'
import { supplyCompactionJob } from './figure-compaction.job.ts'
import { countStage } from './movement.queries.ts'
import { maySeeCertificate } from './movement.service.ts'
import { countProducts } from './product.queries.ts'
import { supplyHistory } from './supplies.history.ts'
import { supplyData } from './supplies.personal-data.ts'
import { supplyRouters, supplyRoutes } from './supplies.rest.ts'
import { suppliesRouter, supplyProductRouter } from './supplies.router.ts'
import { supplyHoldings } from './supply.holding.ts'
import { custodySigning, equipmentOfWhoLeft, equipmentToSettle, lateRemovals } from './supply.obligation.ts'
import { findAssets } from './supply.search.ts'
import { lotRetentionJob } from './lot-retention.job.ts'
import { supplyNoticeJob } from './supply-notice.job.ts'

const reads = holds('suprimentos', 'read')

export const suppliesModule = defineModule({
  name: 'supplies',
  routers: supplyRouters,
  routes: supplyRoutes,
  jobs: [lotRetentionJob, supplyNoticeJob, supplyCompactionJob, supplySyncJob],
  history: supplyHistory,
  refusals: {
    texts: {
      suprimento_patrimonio_unico: [supplies.assetTaken, 'patrimonio'],
      suprimento_patrimonio_garantia: [supplies.warrantyBefore, 'garantia_ate'],
      suprimento_movimento_ativo: [supplies.assetMoving, 'patrimonio'],
      suprimento_movimento_anterior: supplies.badStep,
      suprimento_movimento_unidade: [supplies.oneBySerial, 'quantidade'],
      suprimento_lote_unico: [supplies.lotTaken, 'numero'],
      suprimento_custodia_item_um: [supplies.inCustody, 'itens'],
      pedido_equipamento_aberto: [equipmentRequests.open, 'id_produto'],
    },
    ofCodeAlone: [
      'pedido_equipamento_outra_pessoa',
      'pedido_equipamento_recusa',
      'suprimento_custodia_assinatura',
      'suprimento_custodia_cancelada',
      'suprimento_custodia_item_unidade',
      'suprimento_estoque_um',
      'suprimento_movimento_fim',
      'suprimento_movimento_lote',
      'suprimento_movimento_patrimonio',
      'suprimento_movimento_saida',
      'suprimento_produto_codigo_unico',
    ],
  },
  files: {
    suprimento_patrimonio: { maySee: maySeeAssetFile },
    suprimento_lote: { maySee: maySeeCertificate },
    suprimento_custodia: { maySee: maySeeCustody },
  },
  personalData: {
    kept: supplyData,
    notAbout: [
      'pedido_equipamento.id_aprovador',
      'suprimento_movimento.id_usuario',
      'suprimento_lote.id_usuario',
      'suprimento_custodia.id_usuario',
    ],
  },
  holdings: supplyHoldings,
  departures: [cancelHandOversTo, endRequestsOf],
  obligations: [custodySigning, lateRemovals, equipmentToSettle, equipmentOfWhoLeft],
  changes: [
    { table: 'suprimento_movimento', list: suppliesRouter.list },
    { table: 'suprimento_produto', list: supplyProductRouter.list },
    { table: 'suprimento_patrimonio', list: assetRouter.list },
    { table: 'pedido_equipamento', list: equipmentRequestRouter.list },
  ],
  figures: [
    { to: '/supplies/removal', may: reads, count: countStage('retirada') },
    { to: '/supplies/devolutions', may: reads, count: countStage('devolucao', false) },
    { to: '/supplies/devolutions/alternative', may: reads, count: countStage('devolucao', true) },
    { to: '/supplies/maintenance', may: reads, count: countStage('manutencao') },
    { to: '/supplies/assets/list', may: reads, count: countAssets },
    { to: '/supplies/custody/list', may: reads, count: countCustody },
    {
      to: '/supplies/requests/list',
      may: holds('suprimentos', 'create'),
      count: countEquipmentRequests,
    },
    { to: '/supplies/values', may: holds('suprimentos', 'manage'), count: countProducts },
  ],
  search: [findAssets],
  sheets: [assetSheet],
})
