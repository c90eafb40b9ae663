import { channelFields, channelList } from '@intranet/contract/sales/channels'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { plainValue } from '../provider-flags.rest.ts'
import { channelRouter } from './channel.router.ts'

const routers = { salesChannels: channelRouter }

export const channelRoutes = flaggedRoutes(routers, {
  tag: 'Canais de vendas',
  table: 'vendas_canal',
  path: '/v1/vendas/canal',
  createPath: '/v1/vendas/criar/canal',
  schema: channelFields,
  fields: ['nome', 'public', 'ativo', 'sistema', 'updated_at'],
  columns: channelList.columns,
  beside: { sistema: plainValue },
  procedures: (caller) => caller.salesChannels,
})
