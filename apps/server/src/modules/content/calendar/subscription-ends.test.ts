import { calendar as text } from '@intranet/contract/messages/content'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { endingBy, endReasons, endSessions, type EndReason } from '../../../platform/session-ends.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { newToken } from '../../../platform/token.ts'
import { expirySubscriptionOf } from '../../operations/expiries/expiry.queries.ts'
import { subscriptionOf } from './subscription.queries.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)

async function makeDevice(id_usuario: number): Promise<number> {
  const fields = { id_usuario, hash: newToken(), agente: 'Firefox', endereco: '192.0.2.1' }
  const { id } = await db.insertInto('aparelho').values(fields).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Puts the one session of a person on a device. */
async function onDevice(id_usuario: number) {
  const id_aparelho = await makeDevice(id_usuario)
  const { numero } = await db
    .updateTable('sessao')
    .set({ id_aparelho })
    .where('id_usuario', '=', id_usuario)
    .returning('numero')
    .executeTakeFirstOrThrow()
  return { numero, id_aparelho }
}

describe('the address for other calendars', () => {
  it('ends with all sessions, a reset password and a deactivation, and its owner is notified (docs/content.md#calendar-subscription)', async () => {
    const admin = await as(superadmin)
    const ends = [
      (me: typeof admin) => me.call.sessions.endOthers(),
      ({ userId: id }: typeof admin) => admin.call.users.resetPassword({ id }),
      ({ userId: id }: typeof admin) => admin.call.users.setActive({ ids: [id], ativo: false }),
    ]
    for (const end of ends) {
      const me = await as({ id_empresa: ours })
      const addresses = [await me.call.calendar.subscribe(), await me.call.expiries.subscribe()]
      const open = () =>
        Promise.all(
          addresses.map(async ({ url }) => {
            const { pathname, search } = new URL(url)
            return (await app.inject({ url: pathname + search })).statusCode
          }),
        )
      expect(await open()).toEqual([200, 200])
      await end(me)
      await db.updateTable('rh_usuario').set({ ativo: true }).where('id', '=', me.userId).execute()
      expect(await open()).toEqual([404, 404])
      const said = await noticesTo(db, me.userId)
      expect(said.slice(0, 2)).toEqual([text.addressMade, text.addressMade])
      if (end !== ends[2]) expect(said.at(-1)).toBe(text.addressesEnded)
    }
  })

  it('ends with the one session or device on which it was made, and with no other', async () => {
    const admin = await as(superadmin)
    const ends = [
      ({ call }: typeof admin, numero: number) => call.sessions.end({ numero }),
      ({ userId: id }: typeof admin, numero: number) => admin.call.sessions.endOfPerson({ id, numero }),
      ({ call }: typeof admin, _: number, id: number) => call.sessions.forgetDevice({ id }),
      async ({ call, userId }: typeof admin, _: number, id: number) => {
        await db.updateTable('sessao').set({ id_aparelho: null }).where('id_usuario', '=', userId).execute()
        await call.sessions.forgetDevice({ id })
      },
    ]
    for (const end of ends) {
      const me = await as({ id_empresa: ours })
      const { numero, id_aparelho } = await onDevice(me.userId)
      await me.call.calendar.subscribe()
      await me.call.expiries.subscribe()
      const other = await as({ id_empresa: ours })
      await onDevice(other.userId)
      await other.call.calendar.subscribe()
      await end(me, numero, id_aparelho)
      expect(await subscriptionOf(db, me.userId)).toBeUndefined()
      expect(await expirySubscriptionOf(db, me.userId)).toBeUndefined()
      expect(await subscriptionOf(db, other.userId)).toBeDefined()
    }
  })

  it('stays where another device of its owner is forgotten', async () => {
    const me = await as({ id_empresa: ours })
    await onDevice(me.userId)
    const other = await makeDevice(me.userId)
    await me.call.calendar.subscribe()
    await me.call.sessions.forgetDevice({ id: other })
    expect(await subscriptionOf(db, me.userId)).toBeDefined()
  })

  it('stays where sessions end for a reason that is no suspicion', async () => {
    const kept: string[] = []
    for (const why of Object.keys(endReasons) as EndReason[]) {
      const { call, userId } = await as({ id_empresa: ours })
      await call.calendar.subscribe()
      await inTransaction(db, null, (open) => endSessions(open, [userId], endingBy(deps, why)))
      if ((await subscriptionOf(db, userId)) !== undefined) kept.push(why)
    }
    expect(kept.toSorted()).toEqual([
      'admissao',
      'fator',
      'outra',
      'provedor',
      'provedor_desligado',
      'saiu',
      'superadmin',
      'vinculo',
    ])
  })
})
