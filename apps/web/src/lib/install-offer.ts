import { sharedValue } from './shared-value.ts'

/** What Chromium hands to a page that may be installed; no type of the platform names it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const offer = sharedValue<InstallPrompt | undefined>(undefined)

/** Called before anything is drawn: the browser offers once, early. Its own bar is kept away, the product has a hint. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offer.set(undefined))
}

/** Whether the browser offers to install the app now. */
export const useInstallOffered = (): boolean => offer.use() !== undefined

/** Opens the browser's own question. It takes one answer: afterwards nothing is offered. */
export async function installApp(): Promise<void> {
  const asked = offer.get()
  offer.set(undefined)
  await asked?.prompt()
}
