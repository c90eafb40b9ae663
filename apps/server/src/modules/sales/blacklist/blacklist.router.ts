import { answers } from '../../../platform/procedure/answers.ts'
import { savedRecord } from '@intranet/contract/answer'
import {
  blacklistRow,
  blacklistGetAnswer,
  blacklistVerifyAnswer,
} from '@intranet/contract/sales/blacklist-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  blacklistList,
  createBlacklistInput,
  reviewBlacklistInput,
  updateBlacklistInput,
  verifyBlacklistInput,
} from '@intranet/contract/sales/blacklist'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { mayVerifyBlacklist } from '@intranet/contract/sales/blacklist-words'
import { opensTo, procedure, router } from '../../../platform/procedure/procedure.ts'
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
  ...crud(
    {
      list: blacklistList,
      row: blacklistRow,
      one: blacklistGetAnswer,
      updateInput: updateBlacklistInput,
      createInput: createBlacklistInput,
    },
    {
      list: [
        procedure('blacklist', 'read', 'providerRows').meta({ exports: exportHeads(blacklistList) }),
        listBlacklist,
      ],
      get: [procedure('blacklist', 'read', 'providerRows'), readBlacklistEntry],
      update: [procedure('blacklist', 'create', 'nothing'), changeBlacklistEntry],
      setActive: [procedure('blacklist', 'create', 'nothing'), setBlacklistActive],
      remove: [procedure('blacklist', 'superadmin', 'nothing'), unscoped(dropBlacklistEntry)],
      create: [
        procedure('blacklist', 'create', 'nothing'),
        async (db, actor, objects, deps) => {
          const months = await deps.parameters.read('blacklist_validade_meses')
          return addToBlacklist(db, actor, objects, months)
        },
      ],
    },
  ),
  /** Sellers may check too: the answer has the kind and the motive, never the entry. */
  verify: procedure('blacklist', 'signedIn', 'figures')
    .meta(opensTo(mayVerifyBlacklist))
    .input(verifyBlacklistInput)
    .output(answers(blacklistVerifyAnswer))
    .query(({ ctx, input }) => verifyBlacklist(ctx.db, ctx.actor, input)),
  review: procedure('blacklist', 'manage', 'nothing')
    .input(reviewBlacklistInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => reviewBlacklistEntry(ctx.db, ctx.actor, input)),
})
