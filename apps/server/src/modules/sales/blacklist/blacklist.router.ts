import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  blacklistRow,
  blacklistGetAnswer,
  blacklistVerifyAnswer,
} from '@intranet/contract/sales/blacklist-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import {
  blacklistList,
  createBlacklistInput,
  reviewBlacklistInput,
  updateBlacklistInput,
  verifyBlacklistInput,
} from '@intranet/contract/sales/blacklist'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listBlacklist } from './blacklist.queries.ts'
import {
  addToBlacklist,
  changeBlacklistEntry,
  dropBlacklistEntry,
  readBlacklistEntry,
  reviewBlacklistEntry,
  setBlacklistActive,
  verifyBlacklist,
} from './blacklist.service.ts'

/** Used by both screens: /blacklist and the sales blocklist settings (docs/sales.md#one-registry). */
export const blacklistRouter = router({
  list: procedure('blacklist', 'read', 'providerRows')
    .meta({ exports: exportHeads(blacklistList) })
    .input(blacklistList.input)
    .output(answers(pageOf(blacklistRow)))
    .query(({ ctx, input }) => listBlacklist(ctx.db, ctx.actor, input)),
  get: procedure('blacklist', 'read', 'providerRows')
    .input(byId)
    .output(answers(blacklistGetAnswer))
    .query(({ ctx, input }) => readBlacklistEntry(ctx.db, ctx.actor, input.id)),
  /** Sellers may check too: the answer has the kind and the motive, never the entry. */
  verify: procedure('blacklist', 'signedIn', 'figures')
    .input(verifyBlacklistInput)
    .output(answers(blacklistVerifyAnswer))
    .query(({ ctx, input }) => verifyBlacklist(ctx.db, ctx.actor, input)),
  create: procedure('blacklist', 'create', 'nothing')
    .input(createBlacklistInput)
    .output(answers(createdRecords))
    .mutation(async ({ ctx, input }) => {
      const months = await ctx.deps.parameters.read('blacklist_validade_meses')
      return addToBlacklist(ctx.db, ctx.actor, input.objects, months)
    }),
  update: procedure('blacklist', 'create', 'nothing')
    .input(updateBlacklistInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeBlacklistEntry(ctx.db, ctx.actor, input)),
  setActive: procedure('blacklist', 'create', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => setBlacklistActive(ctx.db, ctx.actor, input)),
  review: procedure('blacklist', 'manage', 'nothing')
    .input(reviewBlacklistInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => reviewBlacklistEntry(ctx.db, ctx.actor, input)),
  remove: procedure('blacklist', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropBlacklistEntry(ctx.db, input.id)),
})
