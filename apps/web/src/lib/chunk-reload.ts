import { reloadPage } from './page-reload.ts'

const KEY = 'intranet:chunk-reload'
const QUIET_MS = 10_000

/** After a deploy an old page asks for chunks that are gone: reload once, silently, never in a loop. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < QUIET_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    reloadPage()
  })
}
