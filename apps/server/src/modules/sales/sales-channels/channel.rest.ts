import { channelGetAnswer, channelRow } from '@intranet/contract/sales/channel-answers'
import { channelList, createChannelsInput, updateChannelInput } from '@intranet/contract/sales/channels'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { flaggedForms, flaggedRow } from '../provider-flags.rest.ts'
import { channelRouter } from './channel.router.ts'

const routers = { salesChannels: channelRouter }

export const channelRoutes = flaggedRoutes(routers, {
  tag: 'Canais de vendas',
  table: 'vendas_canal',
  path: '/v1/vendas/canal',
  createPath: '/v1/vendas/criar/canal',
  procedures: channelRouter,
  forms: flaggedForms({
    list: channelList.input,
    create: createChannelsInput,
    update: updateChannelInput,
  }),
  row: flaggedRow(channelRow),
  whole: flaggedRow(channelGetAnswer),
})
