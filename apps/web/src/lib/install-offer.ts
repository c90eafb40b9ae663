import { useSyncExternalStore } from 'react'

/** What Chromium hands to a page that may be installed; no type of the platform names it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallPrompt | undefined
const listeners = new Set<() => void>()

function change(next: InstallPrompt | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Called before anything is drawn: the browser offers once, early. Its own bar is kept away, the product has a hint. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => change(undefined))
}

/** Whether the browser offers to install the app now. */
export const useInstallOffered = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => offer !== undefined,
  )

/** Opens the browser's own question. It takes one answer: afterwards nothing is offered. */
export async function installApp(): Promise<void> {
  const asked = offer
  change(undefined)
  await asked?.prompt()
}
