import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
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

it('one that falls silent is asked by a new connection after half the time that this one has', async () => {
  const times = { silent: 0, again: 0, away: 0 }
  let questions = 0
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    if (sockets.length > 1) times.again ||= performance.now()
    else
      socket.once('data', () => {
        socket.write(Buffer.concat([message('R', int32(0)), ready]))
        socket.on('data', () => {
          questions += 1
          if (questions === 1) socket.write(aPrimary)
          else times.silent ||= performance.now()
        })
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const seen: string[] = []
  const watched = watchDatabase(`postgresql://a:b@127.0.0.1:${port}/c`, (state) => {
    seen.push(state)
    if (state === 'away') times.away = performance.now()
  })
  onTestFinished(() => {
    watched.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['primary', 'away'])
  expect(watched.position).toBe(7)
  expect(times.again - times.silent).toBeLessThan((times.away - times.again) * 0.8)
})
