/** A browser that takes notices: what jsdom does not have. */
import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

interface PushBrowser {
  /** What the person has said, and says when they are asked. */
  permission?: NotificationPermission
  answer?: NotificationPermission
  /** The address that the browser has already. */
  endereco?: string
  /** False where no worker is registered. */
  worker?: boolean
}

/** Stubs permission, worker and subscription. `unsubscribe` and `subscribe` say what was asked of the browser. */
export function pushBrowser(options: PushBrowser = {}) {
  const { permission = 'default', answer = 'granted', endereco, worker = true } = options
  const unsubscribe = vi.fn(async () => {
    current = undefined
    return true
  })
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    unsubscribe,
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) } }),
  })
  let current = endereco === undefined ? undefined : subscriptionAt(endereco)
  const subscribe = vi.fn(async (asked: PushSubscriptionOptionsInit) => {
    void asked
    current = subscriptionAt('https://fcm.googleapis.com/fcm/send/novo')
    return current
  })
  const registration = { pushManager: { getSubscription: async () => current ?? null, subscribe } }
  const events = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(events, { getRegistration: async () => (worker ? registration : undefined) }),
  })
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', notification)
  return { unsubscribe, subscribe, events, notification }
}
