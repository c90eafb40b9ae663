import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Heard } from '../../platform/events.ts'
import { createStreamHub } from './stream-hub.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A hub with so many people's streams, what each was sent, and how it hears of an event. */
function hubOf(people: number) {
  let heard: Heard = () => {}
  const sent = new Map<number, string[]>()
  const events = {
    listen: (listener: Heard) => {
      heard = listener
      return () => true
    },
    onWork: () => () => true,
    whenHearing: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  }
  const hub = createStreamHub(
    events,
    () => Promise.resolve(new Map()),
    () => {},
  )
  for (let usuario = 1; usuario <= people; usuario += 1) {
    const lines: string[] = []
    sent.set(usuario, lines)
    const res: Partial<ServerResponse> = {
      writableLength: 0,
      write: (text: string) => lines.push(text) > 0,
      once: () => res as ServerResponse,
      end: () => res as ServerResponse,
    }
    hub.join({ res: res as ServerResponse, usuario, sessao: String(usuario), acesso: '' })
  }
  const reached = () => [...sent.values()].filter((lines) => lines.length > 0).length
  return { hub, sent, reached, hear: (event: Parameters<Heard>[0]) => heard(event, undefined) }
}

const everybody = Array.from({ length: 500 }, (_, n) => n + 1)

it.each([
  ['a notice to 500 people', { tipo: 'notificacao' as const, usuarios: everybody, mensagem: 7 }],
  ['the end of an outage', { tipo: 'perdidos' as const }],
])('%s reaches them over five seconds, each once (docs/content.md#notices-to-many)', (_what, event) => {
  const { sent, reached, hear } = hubOf(300)
  hear(event)
  expect(reached()).toBe(15)
  vi.advanceTimersByTime(2500)
  expect(reached()).toBe(165)
  vi.advanceTimersByTime(2500)
  expect([...sent.values()].map((lines) => lines.length)).toEqual(everybody.slice(0, 300).map(() => 1))
})

it('a notice to 50 people or fewer reaches them at once (docs/content.md#notices-to-many)', () => {
  const { reached, hear } = hubOf(300)
  hear({ tipo: 'notificacao', usuarios: everybody.slice(0, 50), mensagem: 7 })
  expect(reached()).toBe(50)
})

it('few people of this server hear of a notice to many as late as those of others', () => {
  const { reached, hear } = hubOf(40)
  hear({ tipo: 'incidente', usuarios: everybody })
  expect(reached()).toBe(2)
})

it('a hub that is closed sends nothing any more', () => {
  const { hub, reached, hear } = hubOf(300)
  hear({ tipo: 'notificacao', usuarios: everybody, mensagem: 7 })
  hub.close()
  vi.advanceTimersByTime(10_000)
  expect(reached()).toBe(15)
})
