/** A send queue to be worked by senders that answer what the test says. */
import { expect } from 'vitest'
import { planExecutions } from '../../src/modules/marketing/communication/rules/shift.queries.ts'
import { buildPlanned } from '../../src/modules/marketing/communication/rules/shift.service.ts'
import { storedRule } from '../../src/modules/marketing/communication/rules/rule-draft.service.ts'
import { todayInBrazil } from '@intranet/contract/today'
import type { Deps } from '../../src/platform/deps.ts'
import type { OutgoingMessage, Outcome, Senders } from '../../src/platform/senders/sender.ts'
import { makeCommunicationCampaign, makeCommunicationRule, makeCustomer } from './communication.ts'
import { makeProvider } from './company.ts'

let systems = 0

/** Call it once per file, at its top: it lifts the pace of SMS and e-mail. */
export async function sendQueue(deps: Deps) {
  const { db } = deps.connection
  const day = todayInBrazil()
  await db
    .insertInto('parametro')
    .values([
      { chave: 'comunicacao_ritmo_sms', valor: '0' },
      { chave: 'comunicacao_ritmo_email', valor: '0' },
    ])
    .execute()

  return {
    day,
    /** Senders that remember what they were given. */
    recording(
      answer: (message: OutgoingMessage) => Outcome | Promise<Outcome> = () => ({ situacao: 'enviado' }),
    ) {
      const sent: OutgoingMessage[] = []
      const sender = {
        local: true,
        parallel: 4,
        async send(message: OutgoingMessage) {
          sent.push(message)
          return answer(message)
        },
      }
      const senders: Senders = { sms: sender, email: sender, whatsapp: sender }
      return { sent, deps: { ...deps, senders } }
    },
    /** A provider with some customers and an SMS rule of today. */
    async world(people = 1, rule: Parameters<typeof makeCommunicationRule>[2] = {}) {
      const id_empresa = await makeProvider(db, { sistema: `fila${++systems}`, nome: `Fila ${systems}` })
      const campanha = await makeCommunicationCampaign(db, id_empresa)
      const customers: number[] = []
      for (let n = 0; n < people; n += 1) customers.push(await makeCustomer(db, id_empresa))
      const id = await makeCommunicationRule(db, campanha, { data_especifica: day, ...rule })
      return { id_empresa, campanha, customers, id }
    },
    /** Plans and builds a rule's shift of today, open for an hour whatever the time is. */
    async run(id: number, minutes = 60) {
      const now = new Date()
      const regra = await storedRule(db, id)
      const expira_em = new Date(now.getTime() + minutes * 60_000)
      const plan = { regra, dia: day, turno: regra.turno, situacao: 'agendada' as const, motivo: null }
      await planExecutions(db, [{ ...plan, envia_em: new Date(now.getTime() - 1000), expira_em }])
      await buildPlanned(deps)
    },
    /** A rule's messages in their order; none may be missing. */
    async states(id_regra: number) {
      const rows = await db
        .selectFrom('campanha_envio')
        .where('id_regra', '=', id_regra)
        .select(['situacao', 'motivo', 'detalhe', 'dia_envio', 'tentativas', 'envia_em', 'id'])
        .orderBy('id')
        .execute()
      const { total } = await db
        .selectFrom('campanha_execucao')
        .where('id_regra', '=', id_regra)
        .select((eb) => eb.fn.sum<string>('total').as('total'))
        .executeTakeFirstOrThrow()
      expect(rows).toHaveLength(Number(total))
      return rows
    },
    /** The rule's only execution. */
    executionOf: (id_regra: number) =>
      db
        .selectFrom('campanha_execucao')
        .where('id_regra', '=', id_regra)
        .selectAll()
        .executeTakeFirstOrThrow(),
  }
}
