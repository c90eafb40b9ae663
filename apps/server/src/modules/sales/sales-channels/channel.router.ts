import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import {
  channelList,
  createChannelsInput,
  updateChannelInput,
  type ListChannelsInput,
} from '@intranet/contract/sales/channels'
import { providerOptionsInput } from '@intranet/contract/sales/provider-flags'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { channelOptions, getChannel } from './channel.queries.ts'
import {
  changeChannel,
  createChannels,
  deleteChannel,
  findChannels,
  setChannelsActive,
} from './channel.service.ts'

export const channelRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(channelList) })
    .input(channelList.input)
    .query(({ ctx, input }) => findChannels(ctx.db, ctx.actor, input as ListChannelsInput)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getChannel(ctx.db, ctx.actor, input.id))),
  options: procedure('vendas', 'read', 'providerRows')
    .input(providerOptionsInput)
    .query(({ ctx, input }) => channelOptions(ctx.db, ctx.actor, input)),
  create: marketingProcedure('create', 'nothing')
    .input(createChannelsInput)
    .mutation(({ ctx, input }) => createChannels(ctx.db, ctx.actor, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(updateChannelInput)
    .mutation(({ ctx, input }) => changeChannel(ctx.db, ctx.actor, input)),
  setActive: marketingProcedure('manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => setChannelsActive(ctx.db, ctx.actor, input)),
  remove: marketingProcedure('manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => deleteChannel(ctx.db, ctx.actor, input.id)),
})
