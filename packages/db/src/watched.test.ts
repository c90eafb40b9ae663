import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { answers, watchDatabase } from './watched.ts'

it('a primary and a replica answer; one that is away, or was not asked yet, does not', () => {
  const states = ['primary', 'replica', 'away', 'unknown'] as const
  expect(states.map(answers)).toEqual([true, true, false, false])
})

/** A message of PostgreSQL's protocol. */
function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)])
const text = (value: string) => Buffer.from(`${value}\0`)
const column = (name: string, type: number) => [
  text(name),
  int32(0),
  int16(0),
  int32(type),
  int16(-1),
  int32(-1),
  int16(0),
]
const value = (of: string) => [int32(of.length), Buffer.from(of)]
const ready = message('Z', Buffer.from('I'))
const aPrimary = Buffer.concat([
  message('T', int16(2), ...column('replica', 16), ...column('position', 25)),
  message('D', int16(2), ...value('f'), ...value('7')),
  message('C', text('SELECT 1')),
  ready,
])

/** By connection, from 0 on, and question of it: how many milliseconds until it is answered; undefined for never. */
type Delays = (connection: number, question: number) => number | undefined

/** Watches a primary that takes every connection; answers what was seen, and when. */
async function watchOne(delays: Delays) {
  const asked: { connection: number; at: number }[] = []
  const seen: { state: string; at: number }[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const connection = sockets.push(socket) - 1
    let question = 0
    asked.push({ connection, at: performance.now() })
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', () => {
        asked.push({ connection, at: performance.now() })
        const delay = delays(connection, question)
        question += 1
        if (delay !== undefined) setTimeout(() => socket.write(aPrimary), delay)
      })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const watched = watchDatabase(`postgresql://a:b@127.0.0.1:${port}/c`, (state) =>
    seen.push({ state, at: performance.now() }),
  )
  onTestFinished(() => {
    watched.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { asked, watched, seen, states: () => seen.map(({ state }) => state) }
}

const patient = { timeout: 20_000 }

it('one that falls silent is asked by a new connection after half the time that this one has', async () => {
  const { asked, seen, states, watched } = await watchOne((connection, question) =>
    connection + question === 0 ? 0 : undefined,
  )
  await expect.poll(states, patient).toEqual(['primary', 'away'])
  expect(watched.position).toBe(7)
  const silent = asked.filter(({ connection }) => connection === 0)[2]!.at
  const again = asked.find(({ connection }) => connection === 1)!.at
  expect(again - silent).toBeLessThan((seen[1]!.at - again) * 0.8)
})

it('one whose connection alone is silent is not away: the new one is asked from then on', async () => {
  const { asked, states } = await watchOne((connection, question) =>
    connection === 0 && question > 0 ? undefined : 0,
  )
  const ofNew = () => asked.filter(({ connection }) => connection === 1).length
  await expect.poll(ofNew, patient).toBeGreaterThan(3)
  expect(states()).toEqual(['primary'])
})

it('one that answers late is not away: its connection stays', async () => {
  const { asked, states } = await watchOne((connection, question) =>
    connection > 0 ? undefined : [0, 800, 0][question],
  )
  await expect.poll(() => asked.filter(({ connection }) => connection === 0).length, patient).toBe(4)
  expect(states()).toEqual(['primary'])
})
