import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { erp } from '@intranet/contract/messages/registries'
import { erpAbilities, erpConnection } from '@intranet/contract/sales/erp'
import { byId } from '@intranet/contract/record'
import {
  createErpInput,
  erpOutboxList,
  erpOutboxRow,
  erpTest,
  erpTrial,
  erpTriedAction,
  judgeActionInput,
  retryErpInput,
  tryActionInput,
  updateErpInput,
} from '@intranet/contract/sales/erp-schemas'
import * as z from 'zod'
import { actionsOf, judgeAction, tryAction } from './action-trial.service.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { confirmed, procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { readCustomersJob } from '../customers/erp-refresh.job.ts'
import { askForReading } from '../customers/erp-refresh.service.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { getErp, listErpOutbox, listErps, removeErp, requeue, switchErps } from './erp.queries.ts'
import { changeErp, createErps, testConnection } from './erp.service.ts'
import { sendOpenToErp } from './send-to-erp.queries.ts'

const declared = schemasOf(erpConnection)

/** Of all customers: the last reading, its progress while it runs. */
const lastReading = z.strictObject({
  situacao: z.enum(['lendo', 'pronta', 'falhou']),
  clientes: z.int(),
  alterados: z.int(),
  erro: z.string().nullable(),
  lida_em: z.string(),
})
const erpRow = declared.row.extend({
  capacidades: z.array(z.enum(erpAbilities)),
  leitura: lastReading.nullable(),
})

/** Connections hold secrets, and what waits holds customers' data: for superadmins. */
export const erpRouter = router({
  ...crud(
    { list: declared.list, row: erpRow, createInput: createErpInput, updateInput: updateErpInput },
    {
      list: [
        procedure('vendas', 'superadmin', 'everyRow').meta({ exports: exportHeads(declared.list) }),
        unscoped(listErps),
      ],
      get: [procedure('vendas', 'superadmin', 'everyRow'), unscoped(getErp)],
      setActive: [procedure('vendas', 'superadmin', 'nothing'), unscoped(switchErps)],
      remove: [procedure('vendas', 'superadmin', 'nothing'), unscoped(removeErp)],
      create: [
        procedure('vendas', 'superadmin', 'nothing').meta(confirmed),
        (db, actor, objects, deps) => createErps(deps, db, actor, objects),
      ],
      update: [
        procedure('vendas', 'superadmin', 'nothing').meta(confirmed),
        (db, _actor, input, deps) => changeErp(deps, db, input),
      ],
    },
  ),
  test: slowProcedure('vendas', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(erpTest))
    .mutation(({ ctx, input }) => testConnection({ ...ctx.deps, db: ctx.db }, input.id, ctx.write)),
  refreshCustomers: procedure('vendas', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      const begun = await askForReading({ ...ctx.deps, db: ctx.db }, input.id)
      await ctx.deps.jobs.send(ctx.db, readCustomersJob, begun)
    }),
  actions: procedure('vendas', 'superadmin', 'everyRow')
    .input(byId)
    .output(answers(z.array(erpTriedAction)))
    .query(({ ctx, input }) => actionsOf(ctx.db, input.id)),
  tryAction: slowProcedure('vendas', 'superadmin', 'nothing')
    .input(tryActionInput)
    .output(answers(erpTrial))
    .mutation(({ ctx, input }) => tryAction({ ...ctx.deps, db: ctx.db }, ctx.actor, input, ctx.write)),
  judgeAction: procedure('vendas', 'superadmin', 'nothing')
    .input(judgeActionInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => judgeAction(ctx.db, input.id, input.funcionou)),
  outbox: procedure('vendas', 'superadmin', 'everyRow')
    .meta({ exports: exportHeads(erpOutboxList) })
    .input(erpOutboxList.input)
    .output(answers(pageOf(erpOutboxRow)))
    .query(({ ctx, input }) => listErpOutbox(ctx.db, input)),
  sendOpen: procedure('vendas', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(switchedRecords))
    .mutation(async ({ ctx, input }) => {
      const { id, ativo } = found(await getErp(ctx.db, input.id))
      if (!ativo) throw new AppError('conflict', erp.inactive)
      return { alterados: await sendOpenToErp(ctx.db, id) }
    }),
  retry: procedure('vendas', 'superadmin', 'nothing')
    .input(retryErpInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => requeue(ctx.db, input.ids)),
})
