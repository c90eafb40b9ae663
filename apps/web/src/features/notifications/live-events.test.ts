import { expect, onTestFinished, test, vi } from 'vitest'
import { positionHeader } from '../../lib/heard-position.ts'
import { listenToEvents } from './live-events.ts'

class Source extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Source[] = []
  readonly readyState = 1
  constructor() {
    super()
    Source.opened.push(this)
  }
  close() {}
}

test('a position that comes before an event is sent with what is asked next, and is no event', async () => {
  vi.stubGlobal('EventSource', Source)
  const channel = { addEventListener: vi.fn(), postMessage: vi.fn(), close: vi.fn() }
  vi.stubGlobal('BroadcastChannel', function Channel() {
    return channel
  })
  const heard = vi.fn()
  const stop = listenToEvents(heard)
  onTestFinished(stop)
  await expect.poll(() => Source.opened.length).toBe(1)
  const say = (kind: string, data: string) =>
    Source.opened[0]!.dispatchEvent(new MessageEvent(kind, { data }))
  say('posicao', '4711')
  say('notificacao', '12')
  expect(positionHeader()).toEqual({ 'x-posicao': '4711' })
  expect(heard.mock.calls).toEqual([[{ kind: 'notificacao', data: '12' }]])
  // Other tabs ask, too.
  expect(channel.postMessage.mock.calls.map(([passed]) => (passed as { kind: string }).kind)).toEqual([
    'posicao',
    'notificacao',
  ])
})
