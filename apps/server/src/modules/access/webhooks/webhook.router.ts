import { pageOf, switchedRecords } from '@intranet/contract/answer'
import {
  createWebhooksInput,
  deliveryDetail,
  deliveryList,
  deliveryRow,
  madeWebhooks,
  newSecret,
  queuedTest,
  resendDeliveriesInput,
  resendRangeInput,
  updateWebhookInput,
  webhookList,
  webhookRow,
} from '@intranet/contract/access/webhooks'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import type { Context } from '../../../platform/procedure/context.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import {
  confirmed,
  narrowedByKey,
  procedure,
  router,
  takesNoKey,
} from '../../../platform/procedure/procedure.ts'
import { readDelivery, resendDeliveries, resendRange, testWebhook } from './delivery-log.service.ts'
import { getWebhook, listDeliveries, listWebhooks, removeWebhook, switchWebhooks } from './webhook.queries.ts'
import { changeSecret, changeWebhook, createWebhooks } from './webhook.service.ts'

const keeping = ({ db, deps }: Pick<Context, 'db' | 'deps'>) => ({
  db,
  sealed: deps.sealed,
  outgoing: deps.outgoing,
})

/**
 * `self`: those of one's own keys, and everybody's for superadmins, who alone say where requests of ours go. A program reads
 * those of its key.
 */
export const webhookRouter = router({
  ...crud(
    { list: webhookList, row: webhookRow, updateInput: updateWebhookInput },
    {
      list: [
        procedure('configuracao', 'self', 'own').meta({
          exports: exportHeads(webhookList),
          ...narrowedByKey,
        }),
        listWebhooks,
      ],
      get: [procedure('configuracao', 'self', 'own').meta(narrowedByKey), getWebhook],
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
    .meta({ exports: exportHeads(deliveryList), ...narrowedByKey })
    .input(deliveryList.input)
    .output(answers(pageOf(deliveryRow)))
    .query(({ ctx, input }) => listDeliveries(ctx.db, ctx.actor, input)),
  delivery: procedure('configuracao', 'self', 'own')
    .meta(narrowedByKey)
    .input(byId)
    .output(answers(deliveryDetail))
    .query(({ ctx, input }) => readDelivery(keeping(ctx), ctx.actor, ctx.deps.offers.events, input.id)),
  resend: procedure('configuracao', 'self', 'nothing')
    .input(resendDeliveriesInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => resendDeliveries(ctx.db, ctx.actor, input.ids)),
  resendRange: procedure('configuracao', 'self', 'nothing')
    .input(resendRangeInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => resendRange(ctx.db, ctx.actor, input)),
  test: procedure('configuracao', 'self', 'nothing')
    .input(byId)
    .output(answers(queuedTest))
    .mutation(({ ctx, input }) => testWebhook(ctx.db, ctx.actor, input.id)),
})
