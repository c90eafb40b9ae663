import { blocking as text } from '@intranet/contract/messages/blocking'
import { todayInBrazil } from '@intranet/contract/today'
import type { SimulateInput } from '@intranet/contract/desk/blocking-rules'
import type { Database } from '@intranet/db/connection'
import { oneByOne } from '../../../platform/each-alone.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { answersArrears, arrearsSourceOf } from './arrears-source.ts'
import { activeRules, beginCopy, forgetArrears, ruleToTry } from './arrears.queries.ts'
import { writeCopy } from './arrears.service.ts'
import { lastCopy, simulationSince, totalsOf } from './simulation.queries.ts'
import { tryRule } from './simulation.service.ts'

/** Writes a copy that was asked for. A second run of the same one finds it done, or takes it from the first. */
export const copyArrearsJob: Job<{ id: number }> = {
  name: 'atraso-copia',
  awaited: true,
  // A system that is away for a quarter of an hour is asked again before the simulations of the morning.
  retries: 6,
  async run(deps, { id }) {
    await writeCopy(deps.connection.db, id, (id_empresa) => arrearsSourceOf(deps, id_empresa))
  },
}

/** 05:30: a copy of each provider whose system answers arrears. */
export const nightlyCopyJob: Job = {
  name: 'atraso-copia-noite',
  cron: '30 5 * * *',
  async run(deps) {
    const { db } = deps.connection
    await forgetArrears(db)
    await oneByOne(await connections(db), async (row) => {
      if (!answersArrears(deps, row)) return
      const begun = await beginCopy(db, row.id_empresa, null)
      if (begun) await deps.jobs.send(db, copyArrearsJob, begun)
    })
  },
}

/** Notifies people of the result of a simulation, once for each key. */
async function notifyTotals(
  db: Database,
  rule: { id: number; nome: string },
  id: number,
  usuarios: number[],
  chave: string,
): Promise<void> {
  const totals = await totalsOf(db, id)
  await notify(db, {
    remetente: null,
    usuarios,
    data: {
      modulo: 'regras_bloqueio',
      msg: text.simulated(rule.nome, totals.total_bloqueio, totals.total_excecao),
      rota: `/blocking-rules/simulation/${rule.id}`,
    },
    chave,
  })
}

/** A simulation that took longer than a request may. One made since it was asked for, as by a first run, is the answer. */
export const askedSimulationJob: Job<Required<SimulateInput> & { id_usuario: number; desde: string }> = {
  name: 'bloqueio-simulacao-pedida',
  awaited: true,
  async run({ connection: { db } }, { id, data, id_usuario, desde }) {
    const person = { id: id_usuario }
    await inTransaction(db, person, async (transaction) => {
      await holdRecord(transaction, 'regra_bloqueio', id)
      const rule = await ruleToTry(transaction, id)
      if (!rule) return
      const made =
        (await simulationSince(transaction, id, data, desde)) ??
        (await tryRule(transaction, person, rule, data))
      await notifyTotals(
        transaction,
        rule,
        made,
        [id_usuario],
        `bloqueio-simulacao-pedida:${made}:${id_usuario}`,
      )
    })
  },
}

/** 06:00: each active rule tried for today, its managers notified of the totals; once a day each. */
export const nightlySimulationJob: Job = {
  name: 'bloqueio-simulacao',
  cron: '0 6 * * *',
  async run({ connection: { db } }) {
    const today = todayInBrazil()
    await oneByOne(await activeRules(db), (rule) =>
      inTransaction(db, null, async (transaction) => {
        if (!(await lastCopy(transaction, rule.id_empresa))) return
        const id = await tryRule(transaction, null, rule, today)
        await notifyTotals(
          transaction,
          rule,
          id,
          await holdersOf(transaction, 'regras_bloqueio:gestor', rule.id_empresa),
          `bloqueio-simulacao:${rule.id}:${today}`,
        )
      }),
    )
  },
}
