import { describe, expect, it, vi } from 'vitest'
import {
  type AppWindow,
  type NoticeWorker,
  OPEN_NOTICE,
  openNotice,
  readNotice,
  showNotice,
} from './push-events.ts'

function workerWith(windows: AppWindow[]) {
  const showNotification = vi.fn<NoticeWorker['registration']['showNotification']>(async () => {})
  const openWindow = vi.fn<NoticeWorker['clients']['openWindow']>(async () => null)
  return {
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
}

/** A window of the app; one that `answers` opens the notice by itself. */
function windowOf(visibilityState: string, answers: boolean) {
  const focus = vi.fn(async () => null)
  const asked: unknown[] = []
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    asked.push(message)
    if (answers) port!.postMessage('ok')
  }
  return { visibilityState, focus, postMessage, asked }
}

describe('a notice on a device', () => {
  it('is shown with its text, and takes the place of the same one', async () => {
    const worker = workerWith([])
    const notice = { titulo: 'Intranet', texto: 'Há um aviso de um estorno.', rota: '/x', marca: 'aviso-7' }
    await showNotice(worker, readNotice({ json: () => notice }))
    expect(worker.registration.showNotification).toHaveBeenCalledWith('Intranet', {
      body: 'Há um aviso de um estorno.',
      tag: 'aviso-7',
      icon: '/brand/app-192.png',
      lang: 'pt-BR',
      data: { rota: '/x' },
    })
  })

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('x') as unknown }],
    ['numbers', { json: () => ({ titulo: 1, texto: 2, rota: 3 }) }],
  ])('is shown also where it holds %s', (_what, data) =>
    expect(readNotice(data)).toEqual({
      titulo: 'Intranet',
      texto: 'Há um aviso para você.',
      rota: '/',
      marca: 'aviso',
    }),
  )

  it('opens in the window that is in sight', async () => {
    const [hidden, seen] = [windowOf('hidden', true), windowOf('visible', true)]
    const worker = workerWith([hidden, seen])
    await openNotice(worker, { rota: '/calendar' })
    expect(seen.asked).toEqual([{ type: OPEN_NOTICE, rota: '/calendar' }])
    expect(seen.focus).toHaveBeenCalledOnce()
    expect(hidden.asked).toEqual([])
    expect(worker.clients.openWindow).not.toHaveBeenCalled()
  })

  it('opens a new window where none is open, or where the open one does not answer', async () => {
    const silent = windowOf('visible', false)
    for (const windows of [[], [silent]]) {
      const worker = workerWith(windows)
      await openNotice(worker, { rota: '/calendar' })
      expect(worker.clients.openWindow).toHaveBeenCalledWith('/calendar')
    }
    expect(silent.focus).not.toHaveBeenCalled()
  })

  it.each(['//example.com', '/\\example.com', 'https://example.com', undefined, 7])(
    'never leads elsewhere: %s',
    async (rota) => {
      const worker = workerWith([])
      await openNotice(worker, { rota })
      expect(worker.clients.openWindow).toHaveBeenCalledWith('/')
    },
  )
})
