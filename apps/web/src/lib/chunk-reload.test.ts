// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain, missingWords, reloadForChunk } from './chunk-reload.ts'
import { isMissingChunk, nameMissingChunks } from './missing-chunk.ts'
import { onReload } from './page-reload.ts'
import { toast } from './toast.ts'

vi.mock('./toast.ts', () => ({ toast: { error: vi.fn() } }))

const error = new Error('Failed to fetch dynamically imported module: http://x/assets/list-a1.js')
const reload = vi.fn()
const health = vi.fn<() => Promise<Response>>()
const kept = new Map<string, string>()

// A window of our own: nothing replaces the reload of a real one.
beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
  vi.stubGlobal('navigator', {
    get onLine() {
      return true
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', health)
  health.mockResolvedValue(new Response())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.clearAllMocks()
  kept.clear()
})

const silent: [string, () => void][] = [
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['while /healthz does not answer', () => health.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['while /healthz says 503', () => health.mockResolvedValue(new Response(null, { status: 503 }))],
]
test.each(silent)('nothing reloads %s', async (_name, away) => {
  away()
  expect(await reloadForChunk(error)).toBe('away')
  await loadAgain()
  expect(reload).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'O servidor não respondeu. Verifique a conexão e tente de novo.',
  )
})

test('a missing chunk reloads the page once, and notifies forms before', async () => {
  const reported = vi.fn()
  const stop = onReload(reported)
  void reloadForChunk(error)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(reported).toHaveBeenCalledOnce()
  expect(await reloadForChunk(error)).toBe('gone')
  expect(reload).toHaveBeenCalledOnce()
  stop()
})

test('a chunk that is missing again much later is another deploy', async () => {
  void reloadForChunk(error)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  vi.setSystemTime(Date.now() + 120_000)
  void reloadForChunk(error)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('what is reported names the file, or says that nobody answers', () => {
  expect(missingWords('gone', error)).toEqual([
    'A intranet foi atualizada',
    'Falta um arquivo desta página: list-a1.js.',
  ])
  expect(missingWords('away', error)[1]).toBe(
    'O servidor não respondeu. Verifique a conexão e tente de novo.',
  )
})

test('a failed import is no longer what the router reloads the page for', () => {
  nameMissingChunks()
  const payload = new Error('Failed to fetch dynamically imported module: http://x/assets/a.js')
  expect(isMissingChunk(payload)).toBe(false)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(isMissingChunk(payload)).toBe(true)
  expect(payload.message).not.toMatch(/^(Failed to fetch|error loading|Importing a module)/)
})
