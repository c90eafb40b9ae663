import { createServer, type ServerResponse } from 'node:http'
import type { PushDevice } from '@intranet/contract/access/push'
import { afterAll, beforeEach } from 'vitest'
import { sendingOf } from '../../src/modules/access/push/push-pump.ts'
import { sendPushes, type Sending } from '../../src/modules/access/push/send-pushes.service.ts'
import { notify } from '../../src/platform/notify.ts'
import { hashToken } from '../../src/platform/token.ts'
import { testWorld } from '../app.ts'
import { browserKeys, type BrowserKeys, type Pushed } from '../push-reader.ts'
import type { UserOverrides } from './users.ts'

type Answer = (response: ServerResponse, path: string) => void

/** A Wednesday at noon in São Paulo. */
export const NOON = Date.parse('2026-11-25T12:00:00-03:00')

/** A push service on this machine, which answers as each test says, and people with devices. */
export async function pushWorld(env: Record<string, string> = {}) {
  const world = await testWorld({ PUSH_HOSTS: '127.0.0.1', ...env })
  const { db, deps, as } = world
  const service = { heard: [] as Pushed[], answer: taken as Answer }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      service.heard.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      service.answer(response, path)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const origin = `http://127.0.0.1:${port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(async () => {
    await db.deleteFrom('aparelho_push').execute()
    await db.deleteFrom('push_escolha').execute()
    Object.assign(service, { heard: [], answer: taken })
  })

  let made = 0
  /** A subscription at this service, with the keys that read what comes. */
  function subscription(): PushDevice & { keys: BrowserKeys } {
    const keys = browserKeys()
    made += 1
    return { endereco: `${origin}/caixa/${made}`, p256dh: keys.p256dh, auth: keys.auth, keys }
  }
  /** Somebody who signed in on a device. */
  async function onDevice(who: UserOverrides = {}) {
    const person = await as(who)
    made += 1
    const { id: id_aparelho } = await db
      .insertInto('aparelho')
      .values({ id_usuario: person.userId, hash: hashToken(`${made}`), agente: PHONE, endereco: '10.0.0.1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('sessao').set({ id_aparelho }).where('id', '=', hashToken(person.token)).execute()
    return { ...person, id_aparelho }
  }
  /** The same, and the device gets notices. */
  async function withPush(who: UserOverrides = {}) {
    const person = await onDevice(who)
    const { keys, ...device } = subscription()
    await person.call.push.prepare()
    const { id } = await person.call.push.register(device)
    return { ...person, id, keys, path: new URL(device.endereco).pathname, endereco: device.endereco }
  }
  const sending = sendingOf(deps)
  /** As the job does each minute; at noon of a working day unless `more` says another time. */
  const send = (more: Partial<Sending> = {}) => sendPushes({ ...sending, now: () => NOON, ...more })
  const raise = (usuarios: number[], data: Partial<Parameters<typeof notify>[1]['data']> = {}) =>
    notify(db, { remetente: null, usuarios, data: { modulo: 'estornos', msg: 'Ana pediu.', ...data } })
  const queue = () => db.selectFrom('push_envio').selectAll().orderBy('id').execute()
  const devices = async () =>
    (await db.selectFrom('aparelho_push').select('id').orderBy('id').execute()).map(({ id }) => id)
  const makeDue = () =>
    db
      .updateTable('push_envio')
      .set({ envia_em: new Date(0) })
      .execute()
  /** Puts the moment of what waits to where the test's clock is. */
  const ageQueue = (now: number) =>
    db
      .updateTable('push_envio')
      .set({ created_at: new Date(now) })
      .execute()
  /** Sends what waits as if it had been raised at `now`. */
  async function sendAt(now: number) {
    await ageQueue(now)
    return send({ now: () => now })
  }
  /** Seconds until each that waits is tried again. */
  const pausesOf = async () =>
    (await queue()).map(({ envia_em }) => Math.round((envia_em.getTime() - Date.now()) / 1000))
  return {
    ...world,
    ageQueue,
    sendAt,
    pausesOf,
    service,
    origin,
    subscription,
    onDevice,
    withPush,
    sending,
    send,
    raise,
    queue,
    devices,
    makeDue,
  }
}

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

export const taken: Answer = (response) => void response.writeHead(201).end()
