import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { forgetDestinations } from './execution-end.queries.ts'

const { deps, db } = await testWorld()
const queue = await sendQueue(deps)

const inside = (age: string): RawBuilder<Date> => sql<Date>`now() - ${age}::interval + interval '1 hour'`
const outside = (age: string): RawBuilder<Date> => sql<Date>`now() - ${age}::interval - interval '1 hour'`

describe('what was sent is forgotten in its time, and not before', () => {
  it('destinations and replies after a year, while the log stays (docs/marketing.md#retention-of-messages)', async () => {
    const { id } = await queue.world(2)
    await queue.run(id)
    const [old, young] = await queue.states(id)
    const date = (envio: number, created_at: RawBuilder<Date>) =>
      db.updateTable('campanha_envio').set({ created_at }).where('id', '=', envio).execute()
    await date(old!.id, outside('12 months'))
    await date(young!.id, inside('12 months'))
    const reply = (texto: string, created_at: RawBuilder<Date>) =>
      db
        .insertInto('campanha_resposta')
        .values({ canal: 'sms', contato: '41999990000', texto, created_at })
        .execute()
    await reply('antiga', outside('12 months'))
    await reply('recente', inside('12 months'))

    await forgetDestinations(db)

    const sends = await db
      .selectFrom('campanha_envio')
      .where('id_regra', '=', id)
      .select(['id', sql<boolean>`destino is not null`.as('tem_destino')])
      .orderBy('id')
      .execute()
    expect(sends).toEqual([
      { id: old!.id, tem_destino: false },
      { id: young!.id, tem_destino: true },
    ])
    const replies = await db.selectFrom('campanha_resposta').select('texto').execute()
    expect(replies).toEqual([{ texto: 'recente' }])
  })

  it('keys of webhooks after 30 days (docs/marketing.md#retention-of-messages)', async () => {
    const key = (evento: string, recebido_em: RawBuilder<Date>) =>
      db.insertInto('campanha_webhook').values({ canal: 'sms', evento, recebido_em }).execute()
    await key('antigo', outside('30 days'))
    await key('recente', inside('30 days'))
    await forgetDestinations(db)
    expect(await db.selectFrom('campanha_webhook').select('evento').execute()).toEqual([
      { evento: 'recente' },
    ])
  })
})
