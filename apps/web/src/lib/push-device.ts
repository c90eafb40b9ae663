/** This browser's part of notices on devices (docs/push.md): whether it can, and its address at its push service. */

/** What a browser hands over to the server. */
export interface PushSubscribed {
  endereco: string
  p256dh: string
  auth: string
}

/** Why this browser gets no notices, or that it may. */
export type PushAbility = 'insecure' | 'unsupported' | 'denied' | 'able'

/** What this browser can do now; after `denied` only its own settings help. */
export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined

/** The key of base64url as bytes: Safari takes no text. */
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0)!)

/** The address that this browser has now; undefined for none. */
export async function pushAddress(): Promise<string | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription?.endpoint
}

/** Asks the person; false where they do not want it. */
export const askForNotices = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted'

/** Makes an address for the installation of this key. Throws where the browser, or its push service, refuses. */
export async function subscribePush(chave: string): Promise<PushSubscribed> {
  const registration = await registered()
  if (!registration) throw new Error('no service worker')
  await leavePush()
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(chave),
  })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endereco: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** Gives this browser's address up: its push service takes nothing for it any more. */
export async function leavePush(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
