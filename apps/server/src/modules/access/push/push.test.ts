import { MOST_PUSH_DEVICES } from '@intranet/contract/access/push'
import { push as text } from '@intranet/contract/messages/push'
import { usualQuiet } from '@intranet/contract/access/quiet-hours'
import { HOUR_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin } from '../../../../test/app.ts'
import { pushWorld } from '../../../../test/factories/push-world.ts'
import { endingBy, endOnDevice, endToken } from '../../../platform/session-ends.ts'
import { hashToken } from '../../../platform/token.ts'
import { accessCleanupJob } from '../auth/access-cleanup.job.ts'
import { readPushKeys } from './push-key.service.ts'
import { pushRetentionJob } from './push.job.ts'

const { db, deps, as, app, subscription, onDevice, withPush, devices } = await pushWorld()
const admin = await as(superadmin)

describe('a device', () => {
  it('is registered once, is listed by its name, and takes a new subscription in place of its old one', async () => {
    const me = await withPush()
    const { keys: _, ...other } = subscription()
    expect(await me.call.push.register(other)).toEqual({ id: me.id })
    const { ligado, aparelhos } = await me.call.push.own()
    expect(ligado).toBe(true)
    expect(aparelhos).toMatchObject([
      { id: me.id, aparelho: 'Chrome no Android', atual: true, enviado_em: null },
    ])
    const stranger = await onDevice()
    expect((await stranger.call.push.own()).aparelhos).toEqual([])
  })

  it('is kept sealed, address and keys; the table has neither in clear', async () => {
    const me = await withPush()
    const { rows } = await sql<{
      linha: string
    }>`select to_jsonb(p)::text as linha from aparelho_push p`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.linha).not.toContain(me.path)
    expect(rows[0]!.linha).not.toContain(me.keys.auth)
    const { inscricao } = await db.selectFrom('aparelho_push').select('inscricao').executeTakeFirstOrThrow()
    expect(JSON.parse(deps.sealed.open('aparelho_push', inscricao))).toMatchObject({ endereco: me.endereco })
    expect(deps.offers.sealed).toEqual(
      expect.arrayContaining(['aparelho_push.inscricao', 'push_chave.privada']),
    )
  })

  it('has an address of a kept push service, or none (docs/push.md#services)', async () => {
    const me = await onDevice()
    const { keys: _, ...device } = subscription()
    for (const endereco of [
      'https://push.exemplo.com.br/1',
      'http://fcm.googleapis.com/1',
      'https://10.0.0.7/1',
    ])
      await expect(me.call.push.register({ ...device, endereco })).rejects.toThrow(text.service)
    for (const bad of [{ p256dh: 'x' }, { auth: 'x' }, { endereco: 'x' }])
      await expect(me.call.push.register({ ...device, ...bad })).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
      })
    expect(await devices()).toEqual([])
  })

  it('is refused to a session that was begun on none', async () => {
    const me = await as({})
    const { keys: _, ...device } = subscription()
    await expect(me.call.push.register(device)).rejects.toThrow(text.noDevice)
  })

  it('is one of ten; one that ended makes room', async () => {
    const me = await onDevice()
    await me.call.push.prepare()
    const others = await Promise.all(
      Array.from({ length: MOST_PUSH_DEVICES }, (_, place) =>
        db
          .insertInto('aparelho')
          .values({
            id_usuario: me.userId,
            hash: hashToken(`dez-${place}`),
            agente: '',
            endereco: '10.0.0.1',
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    )
    await db
      .insertInto('aparelho_push')
      .values(
        others.map(({ id }) => ({
          id_aparelho: id,
          hash: hashToken(`push-${id}`),
          inscricao: `s1.${id}`,
          id_chave: 1,
        })),
      )
      .execute()
    const { keys: _, ...device } = subscription()
    await expect(me.call.push.register(device)).rejects.toThrow(text.tooMany(MOST_PUSH_DEVICES))
    const { aparelhos } = await me.call.push.own()
    await me.call.push.end({ id: aparelhos[0]!.id })
    await me.call.push.register(device)
    expect((await me.call.push.own()).aparelhos).toHaveLength(MOST_PUSH_DEVICES)
  })

  it('is ended by its person alone', async () => {
    const me = await withPush()
    const stranger = await onDevice()
    await expect(stranger.call.push.end({ id: me.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await me.call.push.end({ id: me.id })
    expect(await devices()).toEqual([])
    await expect(me.call.push.end({ id: me.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that somebody else signed in on gets nothing of the one before', async () => {
    const before = await withPush()
    const now = await onDevice()
    expect(await before.call.push.keep({ endereco: before.endereco })).toEqual({ vale: true, chave: null })
    expect(await now.call.push.keep({ endereco: before.endereco })).toEqual({ vale: false, chave: null })
    expect(await devices()).toEqual([])
    const again = await withPush()
    const { id } = await now.call.push.register({
      endereco: again.endereco,
      p256dh: again.keys.p256dh,
      auth: again.keys.auth,
    })
    expect(await devices()).toEqual([id])
  })
})

describe('notices on a device end', () => {
  const leave = (token: string) =>
    app.inject({ method: 'POST', url: '/v1/auth/logout', headers: { authorization: `Bearer ${token}` } })
  const runOut = (token: string) =>
    db
      .updateTable('sessao')
      .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', hashToken(token))
      .execute()

  it('with “Sair”, also where another session of the browser was left open', async () => {
    const me = await withPush()
    const { id } = await deps.auth.createSession(me.userId, { id_aparelho: me.id_aparelho })
    await leave(me.token)
    expect(await devices()).toEqual([])
    expect(await deps.auth.validateSession(id)).toMatchObject({ user: { id: me.userId } })
  })

  it('with a session that is ended on another device, and stay with one beside it', async () => {
    const me = await withPush()
    const beside = await deps.auth.createSession(me.userId, { id_aparelho: me.id_aparelho })
    await endToken(db, me.token, endingBy(deps, 'saiu'))
    expect(await devices()).toEqual([me.id])
    await endToken(db, beside.id, endingBy(deps, 'saiu'))
    expect(await devices()).toEqual([])
  })

  it('not with a session that runs out by itself, but with the end of all sessions after that', async () => {
    const me = await withPush()
    await runOut(me.token)
    await accessCleanupJob.run(deps, {})
    expect(await devices()).toEqual([me.id])
    await admin.call.sessions.endOfPerson({ id: me.userId })
    expect(await devices()).toEqual([])
  })

  it('not with a session that goes on under a new token', async () => {
    const me = await withPush()
    const { id } = await deps.auth.createSession(me.userId, { id_aparelho: me.id_aparelho })
    await db
      .updateTable('sessao')
      .set({ expires_at: sql<Date>`now() + interval '10 seconds'` })
      .where('id', '=', hashToken(me.token))
      .execute()
    await endToken(db, me.token, endingBy(deps, 'saiu'))
    expect(await devices()).toEqual([me.id])
    await endToken(db, id, endingBy(deps, 'saiu'))
  })

  it('with the account, and with the device that is forgotten', async () => {
    const me = await withPush()
    await runOut(me.token)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', me.userId).execute()
    expect(await devices()).toEqual([])
    const other = await withPush()
    const forgotten = db.deleteFrom('aparelho').where('id', '=', other.id_aparelho)
    // Not with a session on it: what ends that one says so.
    await expect(forgotten.execute()).rejects.toThrow('sessao_id_aparelho_fkey')
    await endOnDevice(
      db,
      { id_usuario: me.userId, id_aparelho: other.id_aparelho },
      endingBy(deps, 'aparelho'),
    )
    await forgotten.execute()
    expect(await devices()).toEqual([])
  })

  it('after 30 days on which the app was not open there', async () => {
    const [seen, unseen] = [await withPush(), await withPush()]
    for (const { id } of [seen, unseen])
      await db
        .updateTable('aparelho_push')
        .set({ visto_em: sql<Date>`now() - interval '31 days'` })
        .where('id', '=', id)
        .execute()
    await seen.call.push.keep({ endereco: seen.endereco })
    await pushRetentionJob.run(deps, {})
    expect(await devices()).toEqual([seen.id])
  })
})

describe('a choice', () => {
  const chosen = { ...usualQuiet, recusados: ['caronas' as const], plantao_ate: null }

  it('is the usual one until the person makes theirs', async () => {
    const me = await onDevice()
    expect((await me.call.push.own()).escolha).toEqual({ ...usualQuiet, recusados: [] })
    const until = new Date(Date.now() + 8 * HOUR_MS)
    await me.call.push.choose({ ...chosen, noite_inicio: '22:00', plantao_ate: until.toISOString() })
    await me.call.push.choose({ ...chosen, noite_inicio: '21:00', plantao_ate: until.toISOString() })
    expect((await me.call.push.own()).escolha).toEqual({
      ...chosen,
      noite_inicio: '21:00',
      plantao_ate: until,
    })
    expect((await (await onDevice()).call.push.own()).escolha.recusados).toEqual([])
  })

  it('is refused with an on-call time that is over or too long, hours that are none, and unknown kinds', async () => {
    const me = await onDevice()
    for (const hours of [-1, 24 * 32])
      await expect(
        me.call.push.choose({
          ...chosen,
          plantao_ate: new Date(Date.now() + hours * HOUR_MS).toISOString(),
        }),
      ).rejects.toThrow(text.onCall)
    await expect(me.call.push.choose({ ...chosen, noite_fim: chosen.noite_inicio })).rejects.toThrow(
      text.sameHours,
    )
    for (const bad of [{ noite_inicio: '24:00' }, { recusados: ['users'] }])
      await expect(me.call.push.choose({ ...chosen, ...bad } as typeof chosen)).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
      })
  })
})

describe('the installation’s keys', () => {
  it('are made once, also by two servers at the same moment, and the private one is sealed', async () => {
    await db.deleteFrom('push_chave').execute()
    const me = await onDevice()
    const made = await Promise.all([me.call.push.prepare(), me.call.push.prepare()])
    expect(made[0]).toEqual(made[1])
    expect(await me.call.push.prepare()).toEqual(made[0])
    const stored = await db.selectFrom('push_chave').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]!.privada).toMatch(/^s1\./)
    expect((await readPushKeys(db, deps.sealed)).get(1)).toMatchObject({ publicKey: made[0].chave })
  })
})

it('nobody registers where PUSH_HOSTS is none', async () => {
  const me = await withPush()
  const hosts = deps.env.PUSH_HOSTS
  deps.env.PUSH_HOSTS = ['none']
  const { keys: _, ...device } = subscription()
  expect((await me.call.push.own()).ligado).toBe(false)
  const calls = [() => me.call.push.prepare(), () => me.call.push.register(device), () => me.call.push.test()]
  for (const call of calls) await expect(call()).rejects.toThrow(text.off)
  deps.env.PUSH_HOSTS = hosts
})
