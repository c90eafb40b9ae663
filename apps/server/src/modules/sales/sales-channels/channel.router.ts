import { channelGetAnswer, channelSchemas } from '@intranet/contract/sales/channel-schemas'
import { linkCount } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { providerOptionsInput } from '@intranet/contract/sales/provider-flags'
import { someRecords } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countLiveLinks } from '../live-links.queries.ts'
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
  ...crud(
    {
      ...channelSchemas,
      one: channelGetAnswer,
      created: channelSchemas.options,
      optionsInput: providerOptionsInput,
    },
    {
      list: [
        marketingProcedure('read', 'providerRows').meta({ exports: exportHeads(channelSchemas.list) }),
        findChannels,
      ],
      get: [marketingProcedure('read', 'providerRows'), getChannel],
      create: [marketingProcedure('create', 'nothing'), createChannels],
      update: [marketingProcedure('editOwn', 'nothing'), changeChannel],
      setActive: [marketingProcedure('manage', 'nothing'), setChannelsActive],
      remove: [marketingProcedure('manage', 'nothing'), deleteChannel],
      options: [procedure('vendas', 'read', 'providerRows'), channelOptions],
    },
  ),
  /** Links that end when they are switched off. */
  links: marketingProcedure('manage', 'figures')
    .input(someRecords)
    .output(answers(linkCount))
    .query(({ ctx, input }) => countLiveLinks(ctx.db, ctx.actor, 'id_canal', input.ids)),
})
