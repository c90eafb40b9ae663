import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'
import { reloadPage } from '@/lib/page-reload.ts'

/** A tab that stays open all day hears of a new version within this time. */
const CHECK_MS = 60 * 60_000

/**
 * Registers the service worker (docs/screens.md#the-installed-app). Answers what takes in a new version once one waits: the
 * page is loaded again with it, and keeps what was typed.
 */
export function useAppUpdate(): (() => void) | undefined {
  const [update, setUpdate] = useState<() => void>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const worker = new Workbox('/app-worker.js')
    const takeIn = () => {
      worker.addEventListener('controlling', reloadPage)
      worker.messageSkipWaiting()
    }
    worker.addEventListener('waiting', () => setUpdate(() => takeIn))
    // Without one the app works as in any browser: a private window refuses it.
    void worker.register().catch(() => undefined)
    const timer = setInterval(() => void worker.update().catch(() => undefined), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return update
}
