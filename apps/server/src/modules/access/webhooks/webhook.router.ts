import { pageOf, switchedRecords } from '@intranet/contract/answer'
import {
  createWebhooksInput,
  deliveryList,
  deliveryRow,
  madeWebhooks,
  newSecret,
  resendDeliveriesInput,
  updateWebhookInput,
  webhookList,
  webhookRow,
} from '@intranet/contract/access/webhooks'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import type { Context } from '../../../platform/procedure/context.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { confirmed, procedure, router, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { webhookJob } from './webhook.job.ts'
import {
  getWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  requeueDeliveries,
  switchWebhooks,
} from './webhook.queries.ts'
import { changeSecret, changeWebhook, createWebhooks } from './webhook.service.ts'

const keeping = ({ db, deps }: Pick<Context, 'db' | 'deps'>) => ({
  db,
  sealed: deps.sealed,
  outgoing: deps.outgoing,
})

/** `self`: those of one's own keys, and everybody's for superadmins, who alone say where requests of ours go. */
export const webhookRouter = router({
  ...crud(
    { list: webhookList, row: webhookRow, updateInput: updateWebhookInput },
    {
      list: [
        procedure('configuracao', 'self', 'own').meta({ exports: exportHeads(webhookList) }),
        listWebhooks,
      ],
      get: [procedure('configuracao', 'self', 'own'), getWebhook],
      setActive: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(switchWebhooks)],
      remove: [procedure('configuracao', 'superadmin', 'nothing'), unscoped(removeWebhook)],
      update: [
        procedure('configuracao', 'superadmin', 'nothing').meta(confirmed),
        (db, actor, input, deps) =>
          changeWebhook({ db, outgoing: deps.outgoing }, actor, deps.offers.events, input),
      ],
    },
  ),
  create: procedure('configuracao', 'superadmin', 'nothing')
    .meta({ ...takesNoKey, ...confirmed })
    .input(createWebhooksInput)
    .output(answers(madeWebhooks))
    .mutation(({ ctx, input }) => createWebhooks(keeping(ctx), ctx.deps.offers.events, input.objects)),
  changeSecret: procedure('configuracao', 'superadmin', 'nothing')
    .meta({ ...takesNoKey, ...confirmed })
    .input(byId)
    .output(answers(newSecret))
    .mutation(({ ctx, input }) => changeSecret(keeping(ctx), input.id)),
  deliveries: procedure('configuracao', 'self', 'own')
    .meta({ exports: exportHeads(deliveryList) })
    .input(deliveryList.input)
    .output(answers(pageOf(deliveryRow)))
    .query(({ ctx, input }) => listDeliveries(ctx.db, ctx.actor, input)),
  resend: procedure('configuracao', 'self', 'nothing')
    .input(resendDeliveriesInput)
    .output(answers(switchedRecords))
    .mutation(async ({ ctx, input }) => {
      const answer = await requeueDeliveries(ctx.db, ctx.actor, input.ids)
      await ctx.deps.jobs.send(ctx.db, webhookJob, {})
      return answer
    }),
})
