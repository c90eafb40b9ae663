import { usualQuiet } from '@intranet/contract/access/quiet-hours'
import { noticeKinds } from '@intranet/contract/content/notice-kinds'
import { DAY_MS, HOUR_MS } from '@intranet/contract/durations'
import { push as text } from '@intranet/contract/messages/push'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NOON, pushWorld } from '../../../../test/factories/push-world.ts'
import { readPush } from '../../../../test/push-reader.ts'
import { createOutgoing } from '../../../platform/outgoing.ts'
import { KEPT_SECONDS } from './post-push.service.ts'
import { PAUSES } from './send-pushes.service.ts'

const {
  db,
  deps,
  service,
  origin,
  withPush,
  send,
  sendAt,
  ageQueue,
  pausesOf,
  raise,
  queue,
  devices,
  makeDue,
} = await pushWorld()

const counted = async () => {
  const { text: all } = await deps.metrics.read()
  return (outcome: string) =>
    Number(
      new RegExp(`intranet_messages_total\\{channel="push",outcome="${outcome}"\\} (\\d+)`).exec(all)?.[1] ??
        0,
    )
}

describe('a notice', () => {
  it('comes to every device of its people, once, encrypted for the device', async () => {
    const [me, other] = [await withPush(), await withPush()]
    await raise([me.userId], { modulo: 'estornos', rota: '/backoffice/estornos/listagem' })
    await sendAt(NOON)
    await send()
    expect(service.heard.map(({ path }) => path)).toEqual([me.path])
    const [pushed] = service.heard
    expect(pushed!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    })
    expect(readPush(me.keys, pushed!)).toMatchObject({
      texto: noticeKinds.estornos.text,
      rota: '/backoffice/estornos/listagem',
    })
    expect(() => readPush(other.keys, pushed!)).toThrow()
    const [device] = (await me.call.push.own()).aparelhos
    expect(device!.enviado_em).not.toBeNull()
    expect(await queue()).toEqual([])
  })

  it('names nobody: what it says stays in the bell (docs/push.md#locked-screen)', async () => {
    const me = await withPush()
    await raise([me.userId], { msg: 'Quiteria Prates pediu um estorno.' })
    await sendAt(NOON)
    const read = readPush(me.keys, service.heard[0]!)
    expect(JSON.stringify(read)).not.toContain('Quiteria')
    expect(Object.keys(read).toSorted()).toEqual(['marca', 'rota', 'texto', 'titulo'])
    expect((await me.call.notifications.list())[0]!.data.msg).toBe('Quiteria Prates pediu um estorno.')
  })

  it('is signed by the installation for its push service', async () => {
    const me = await withPush()
    const { chave } = await me.call.push.prepare()
    await raise([me.userId])
    await sendAt(NOON)
    const { authorization = '' } = service.heard[0]!.headers
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe(chave)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
    await jwtVerify(token, publicKey, { audience: origin })
    expect(decodeJwt(token).sub).toBe('mailto:nao-responda@intranet.example')
  })

  it('of a kind that the person refused does not come, and one of another does', async () => {
    const me = await withPush()
    await me.call.push.choose({ ...usualQuiet, recusados: ['caronas'], plantao_ate: null })
    await raise([me.userId], { modulo: 'caronas' })
    await raise([me.userId], { modulo: 'frota' })
    await sendAt(NOON)
    expect(service.heard.map((one) => readPush(me.keys, one).texto)).toEqual([noticeKinds.frota.text])
    expect((await me.call.notifications.unread()).total).toBe(2)
  })

  it('that was read in the bell meanwhile does not come', async () => {
    const me = await withPush()
    await raise([me.userId])
    await me.call.notifications.markAllRead()
    await sendAt(NOON)
    expect(service.heard).toEqual([])
    expect(await queue()).toEqual([])
  })

  it('is older than four hours for nobody', async () => {
    const me = await withPush()
    await raise([me.userId])
    await ageQueue(NOON)
    await send({ now: () => NOON + KEPT_SECONDS * 1000 + 1 })
    expect(service.heard).toEqual([])
    await raise([me.userId])
    await ageQueue(NOON)
    await send({ now: () => NOON + KEPT_SECONDS * 1000 })
    expect(service.heard).toHaveLength(1)
  })

  it('of an incident is urgent', async () => {
    const me = await withPush()
    await raise([me.userId], { modulo: 'incidentes' })
    await sendAt(NOON)
    expect(service.heard[0]!.headers.urgency).toBe('high')
  })
})

describe('quiet hours (docs/push.md#quiet-hours)', () => {
  const night = NOON + 10 * HOUR_MS
  const saturday = NOON + 3 * DAY_MS

  it.each([
    ['at night', night],
    ['at the weekend', saturday],
  ])('leave devices alone %s, and the notice stays in the bell', async (_when, now) => {
    const me = await withPush()
    await raise([me.userId])
    await sendAt(now)
    expect(service.heard).toEqual([])
    expect(await queue()).toEqual([])
    expect((await me.call.notifications.unread()).total).toBe(1)
  })

  it.each(['ferias', 'afastado'])('leave who is “%s” alone', async (situacao) => {
    const me = await withPush()
    await db.updateTable('rh_usuario').set({ situacao }).where('id', '=', me.userId).execute()
    await raise([me.userId])
    await sendAt(NOON)
    expect(service.heard).toEqual([])
  })

  it('are none for who is on call, and a test comes at any hour', async () => {
    const me = await withPush()
    await me.call.push.choose({
      ...usualQuiet,
      recusados: [],
      plantao_ate: new Date(Date.now() + DAY_MS).toISOString(),
    })
    await sql`update push_escolha set plantao_ate = ${new Date(night + 1)}`.execute(db)
    await raise([me.userId])
    await sendAt(night)
    expect(service.heard).toHaveLength(1)
    await raise([me.userId])
    await sendAt(night + 1)
    expect(service.heard).toHaveLength(1)
    await me.call.push.test()
    await sendAt(saturday)
    expect(readPush(me.keys, service.heard[1]!)).toMatchObject({ texto: text.test, rota: '/' })
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the device, and what waits for it', async (status) => {
    const [me, other] = [await withPush(), await withPush()]
    service.answer = (response, path) => void response.writeHead(path === me.path ? status : 201).end()
    await raise([me.userId, other.userId])
    await raise([me.userId])
    await sendAt(NOON)
    expect(await devices()).toEqual([other.id])
    expect(await queue()).toEqual([])
  })

  it.each([
    ['in seconds', () => '600', 600],
    ['as a date', () => new Date(Date.now() + 600_000).toUTCString(), 600],
    ['for a day', () => '86400', 3600],
    ['for less than our own pause', () => '1', PAUSES[0]],
    ['in no way', () => 'logo', PAUSES[0]],
  ])('that answers 429 is asked again when it says so, %s', async (_how, header, pause) => {
    const me = await withPush()
    service.answer = (response) => void response.writeHead(429, { 'retry-after': header() }).end()
    await raise([me.userId])
    await sendAt(NOON)
    expect(Math.abs((await pausesOf())[0]! - pause)).toBeLessThan(5)
    expect(await send()).toBe(0)
    service.answer = (response) => void response.writeHead(201).end()
    await makeDue()
    await sendAt(NOON)
    expect(service.heard).toHaveLength(2)
    expect(await queue()).toEqual([])
  })

  it('that stalls or hangs up is asked again, three times, with growing pauses', async () => {
    const me = await withPush()
    service.answer = () => {}
    await raise([me.userId])
    const pauses: number[] = []
    for (const _ of [...PAUSES, 'last']) {
      await makeDue()
      await ageQueue(NOON)
      await send({ timeout: 100 })
      pauses.push(...(await pausesOf()))
      service.answer = (response) => void response.destroy()
    }
    expect(pauses).toHaveLength(PAUSES.length)
    for (const [place, pause] of pauses.entries()) expect(Math.abs(pause - PAUSES[place]!)).toBeLessThan(5)
    expect(service.heard).toHaveLength(PAUSES.length + 1)
    expect(await queue()).toEqual([])
    expect(await devices()).toEqual([me.id])
  })

  it('that refuses a notice for good is not asked again, and its device stays', async () => {
    const me = await withPush()
    service.answer = (response) => void response.writeHead(413).end()
    await raise([me.userId])
    await sendAt(NOON)
    expect(await queue()).toEqual([])
    expect(await devices()).toEqual([me.id])
  })

  it('that leads elsewhere is not followed', async () => {
    const me = await withPush()
    service.answer = (response) => void response.writeHead(302, { location: `${origin}/outra` }).end()
    await raise([me.userId])
    await sendAt(NOON)
    expect(service.heard).toHaveLength(1)
  })

  it('that the setting does not name any more is not asked, nor one in a network that nobody named', async () => {
    const [me, other] = [await withPush(), await withPush()]
    await raise([me.userId])
    await ageQueue(NOON)
    await send({ env: { ...deps.env, PUSH_HOSTS: [] } })
    expect(await devices()).toEqual([other.id])
    await raise([other.userId])
    await ageQueue(NOON)
    await send({ outgoing: createOutgoing([]) })
    expect(service.heard).toEqual([])
    expect(await queue()).toEqual([])
  })

  it('is not asked at all where push is off, and devices stay', async () => {
    const me = await withPush()
    await raise([me.userId])
    await ageQueue(NOON)
    await send({ env: { ...deps.env, PUSH_HOSTS: ['none'] } })
    expect(service.heard).toEqual([])
    expect([await queue(), await devices()]).toEqual([[], [me.id]])
  })

  it('has its answers counted by outcome', async () => {
    const before = await counted()
    const [me, gone, quiet] = [await withPush(), await withPush(), await withPush()]
    await quiet.call.push.choose({ ...usualQuiet, recusados: ['estornos'], plantao_ate: null })
    service.answer = (response, path) => void response.writeHead(path === gone.path ? 410 : 201).end()
    await raise([me.userId, gone.userId, quiet.userId])
    await sendAt(NOON)
    const after = await counted()
    for (const outcome of ['enviado', 'encerrado', 'descartado'])
      expect([outcome, after(outcome) - before(outcome)]).toEqual([outcome, 1])
  })
})
