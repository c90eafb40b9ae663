import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  channelGetAnswer,
  channelOptionsAnswer,
  channelSchemas,
} from '@intranet/contract/sales/channel-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
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
    .meta({ exports: exportHeads(channelSchemas.list) })
    .input(channelSchemas.list.input)
    .output(answers(pageOf(channelSchemas.row)))
    .query(({ ctx, input }) => findChannels(ctx.db, ctx.actor, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .output(answers(channelGetAnswer))
    .query(async ({ ctx, input }) => found(await getChannel(ctx.db, ctx.actor, input.id))),
  options: procedure('vendas', 'read', 'providerRows')
    .input(providerOptionsInput)
    .output(answers(channelOptionsAnswer))
    .query(({ ctx, input }) => channelOptions(ctx.db, ctx.actor, input)),
  create: marketingProcedure('create', 'nothing')
    .input(channelSchemas.createInput)
    .output(answers(channelOptionsAnswer))
    .mutation(({ ctx, input }) => createChannels(ctx.db, ctx.actor, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(channelSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeChannel(ctx.db, ctx.actor, input)),
  setActive: marketingProcedure('manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => setChannelsActive(ctx.db, ctx.actor, input)),
  remove: marketingProcedure('manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteChannel(ctx.db, ctx.actor, input.id)),
})
