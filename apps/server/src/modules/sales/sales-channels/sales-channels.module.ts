import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { defineModule } from '../../../platform/module.ts'
import { countChannels } from './channel.queries.ts'
import { channelRoutes } from './channel.rest.ts'
import { channelRouter } from './channel.router.ts'
import { channelHistory } from './channel.history.ts'

export const salesChannelsModule = defineModule({
  name: 'sales-channels',
  routers: { salesChannels: channelRouter },
  routes: channelRoutes,
  changes: [{ table: 'vendas_canal', list: channelRouter.list, whole: readsMarketing }],
  history: channelHistory,
  personalData: { notAbout: ['vendas_canal.id_usuario'] },
  figures: [{ to: '/marketing/channels/list', may: readsMarketing, count: countChannels }],
})
