/** Rules that are no longer as they were approved: docs/marketing.md#approved-content. */
import { communicationRule } from '@intranet/contract/messages/communication'
import type { Job } from '../../../../platform/job.ts'
import { notify } from '../../../../platform/notify.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { cancelQueued } from '../sending/queue-stop.queries.ts'
import { notifyRequester, toManagers } from './rule-notice.service.ts'
import { takeBackChanged } from './rule.queries.ts'

/**
 * Switches them off and notifies their managers, or who asked for the approval. Templates and prices are changed on other
 * screens.
 */
export const changedApprovalJob: Job = {
  name: 'comunicacao-aprovacoes',
  cron: '* * * * *',
  retries: 0,
  async run({ connection: { db } }) {
    await inTransaction(db, null, async (transaction) => {
      for (const rule of await takeBackChanged(transaction)) {
        await cancelQueued(transaction, { regras: [rule.id] })
        if (!rule.ativo) {
          await notifyRequester(transaction, null, rule, communicationRule.requestOutdated(rule.campanha))
          continue
        }
        const msg = communicationRule.approvalTakenBack(rule.campanha)
        await notify(transaction, { remetente: null, ...(await toManagers(transaction, rule, msg)) })
      }
    })
  },
}
