import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { forgetMessages, messageRetentions } from './message-retention.job.ts'

const { deps, db } = await testWorld()
const queue = await sendQueue(deps)

const inside = (age: string): RawBuilder<Date> => sql<Date>`now() - ${age}::interval + interval '1 hour'`
const outside = (age: string): RawBuilder<Date> => sql<Date>`now() - ${age}::interval - interval '1 hour'`

describe('what was sent is forgotten in its time, and not before', () => {
  it('destinations and replies after a year, while the log stays (docs/marketing.md#retention-of-messages)', async () => {
    const shiftOf = async (created_at: RawBuilder<Date>) => {
      const { id } = await queue.world(2)
      await queue.run(id)
      await db.updateTable('campanha_execucao').set({ created_at }).where('id_regra', '=', id).execute()
      return id
    }
    const [old, older, young] = [
      await shiftOf(outside('12 months')),
      await shiftOf(outside('14 months')),
      await shiftOf(inside('12 months')),
    ]
    const reply = (texto: string, created_at: RawBuilder<Date>) =>
      db
        .insertInto('campanha_resposta')
        .values({ canal: 'sms', contato: '41999990000', texto, created_at })
        .execute()
    await reply('antiga', outside('12 months'))
    await reply('recente', inside('12 months'))

    await forgetMessages(db)

    const known = async (id: number) =>
      (await queue.states(id)).length === 2 &&
      (
        await db
          .selectFrom('campanha_envio')
          .where('id_regra', '=', id)
          .where((eb) => eb.or([eb('destino', 'is not', null), eb('id_provedor_mensagem', 'is not', null)]))
          .select('id')
          .execute()
      ).length
    expect([await known(old), await known(older), await known(young)]).toEqual([0, 0, 2])
    // A shift is gone through once.
    await db
      .updateTable('campanha_envio')
      .set({ id_provedor_mensagem: sql`'p' || id` })
      .where('id_regra', '=', old)
      .execute()
    await forgetMessages(db)
    expect(await known(old)).toBe(2)
    const replies = await db.selectFrom('campanha_resposta').select('texto').execute()
    expect(replies).toEqual([{ texto: 'recente' }])
  })

  it('keys of webhooks after 30 days (docs/marketing.md#retention-of-messages)', async () => {
    const key = (evento: string, recebido_em: RawBuilder<Date>) =>
      db.insertInto('campanha_webhook').values({ canal: 'sms', evento, recebido_em }).execute()
    await key('antigo', outside('30 days'))
    await key('recente', inside('30 days'))
    await forgetMessages(db)
    expect(await db.selectFrom('campanha_webhook').select('evento').execute()).toEqual([
      { evento: 'recente' },
    ])
  })

  it('is late a week after that, and then said on the page "Saúde"', async () => {
    const late = async () => {
      const found = await Promise.all(messageRetentions.map(async (one) => [one.nome, await one.isLate(db)]))
      return found.filter(([, isLate]) => isLate).map(([nome]) => nome)
    }
    const received = (evento: string, recebido_em: RawBuilder<Date>) =>
      db.insertInto('campanha_webhook').values({ canal: 'sms', evento, recebido_em }).execute()
    await forgetMessages(db)
    await received('de 36 dias', inside('37 days'))
    expect(await late()).toEqual([])
    await received('de 38 dias', outside('37 days'))
    expect(await late()).toEqual(['Chaves de avisos de envio'])
    await forgetMessages(db)
    expect(await late()).toEqual([])
  })
})
