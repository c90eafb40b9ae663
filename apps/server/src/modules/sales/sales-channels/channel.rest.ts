import { channelGetAnswer, channelSchemas } from '@intranet/contract/sales/channel-schemas'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { flaggedForms, flaggedRow } from '../provider-flags.rest.ts'
import { channelRouter } from './channel.router.ts'

const routers = { salesChannels: channelRouter }

export const channelRoutes = flaggedRoutes(routers, {
  tag: 'Canais de vendas',
  table: 'vendas_canal',
  noun: ['o canal de vendas', 'os canais de vendas'],
  path: '/v1/vendas/canal',
  createPath: '/v1/vendas/criar/canal',
  procedures: channelRouter,
  forms: flaggedForms({
    list: channelSchemas.list.input,
    create: channelSchemas.createInput,
    update: channelSchemas.updateInput,
  }),
  row: flaggedRow(channelSchemas.row),
  whole: flaggedRow(channelGetAnswer),
})
