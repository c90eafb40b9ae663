import { notification as text } from '@intranet/contract/messages/notifications'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetNotifications, hasLateNotifications, READ_DAYS } from './notification-retention.queries.ts'

const { db, as } = await testWorld()
const one = (await as({ employee: true })).userId
const other = (await as({ employee: true })).userId

/** A message to people, each with the days since they read it; null where they did not. */
async function sent(msg: string, people: [id: number, days: number | null][], chave?: string) {
  const { id } = await db
    .insertInto('notificacao_mensagem')
    .values({ data: { modulo: 'rh', msg, ...(chave && { chave }) } })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [id_usuario, days] of people)
    await db
      .insertInto('notificacao_usuario')
      .values({
        id_mensagem: id,
        id_usuario,
        lido_em: days === null ? null : sql<Date>`now() - make_interval(hours => ${days * 24 + 1})`,
      })
      .execute()
  return id
}
const forget = (size = 100) => inTransaction(db, null, (trx) => forgetNotifications(trx, size))
const left = async () =>
  (
    await sql<{ linha: string }>`select m.data ->> 'msg' || ':' || count(u.id_usuario) as linha
      from notificacao_mensagem m left join notificacao_usuario u on u.id_mensagem = m.id
      group by m.id order by m.id`.execute(db)
  ).rows.map(({ linha }) => linha)

beforeEach(() => db.deleteFrom('notificacao_mensagem').execute())

describe('notifications (docs/content.md#retention-of-notifications)', () => {
  it('go half a year after they were read, the message with the last of its readers', async () => {
    const gone = await sent('lida', [
      [one, READ_DAYS],
      [other, READ_DAYS],
    ])
    await sent('lida por um', [
      [one, READ_DAYS],
      [other, null],
    ])
    await sent('recente', [
      [one, READ_DAYS - 1],
      [other, READ_DAYS - 1],
    ])
    expect(await forget()).toBe(3)
    expect(await left()).toEqual(['lida por um:1', 'recente:2'])
    const kept = await sql`select from log_historico
      where tabela = 'notificacao_mensagem' and id_item = ${String(gone)}`.execute(db)
    expect(kept.rows).toEqual([])
  })

  it('that are said once keep their key without the text', async () => {
    await sent('uma vez', [[one, READ_DAYS]], 'chave:1')
    expect(await forget()).toBe(1)
    expect(await left()).toEqual([`${text.forgotten}:0`])
    await sent(
      'ainda de um',
      [
        [one, READ_DAYS],
        [other, null],
      ],
      'chave:2',
    )
    expect(await forget()).toBe(1)
    expect(await left()).toContain('ainda de um:1')
  })

  it('go in batches, oldest first', async () => {
    await sent('nova', [[one, READ_DAYS]])
    await sent('velha', [[one, READ_DAYS + 9]])
    expect(await forget(1)).toBe(1)
    expect(await left()).toEqual(['nova:1'])
  })

  it('are late a week after their time', async () => {
    await sent('quase', [[one, READ_DAYS + 6]])
    expect(await hasLateNotifications(db)).toBe(false)
    await sent('tarde', [[one, READ_DAYS + 7]])
    expect(await hasLateNotifications(db)).toBe(true)
  })
})
