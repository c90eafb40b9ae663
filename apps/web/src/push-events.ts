/** What the service worker does with a notice (docs/push.md): it shows it, and a press opens its record. */

/** A notice as the server encrypted it for this device. */
interface Notice {
  titulo: string
  texto: string
  rota: string
  marca: string
}

/** An open window of the intranet, as a service worker sees it. */
export interface AppWindow {
  visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer: MessagePort[]): void
}

/** The part of a service worker's global object that notices use. */
export interface NoticeWorker {
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly AppWindow[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** The message that asks a window of the app to open a notice. */
export const OPEN_NOTICE = 'OPEN_NOTICE'

/** Milliseconds in which a window says that it opens the notice; the sign-in page, for one, says nothing. */
const PATIENCE_MS = 700

const UNREADABLE: Notice = { titulo: 'Intranet', texto: 'Há um aviso para você.', rota: '/', marca: 'aviso' }

/** The notice of a push; browsers want one shown for each, also for what cannot be read. */
export function readNotice(data: { json(): unknown } | null): Notice {
  try {
    const given = data?.json() as Partial<Notice> | undefined
    const texts = Object.entries(given ?? {}).filter(([, value]) => typeof value === 'string')
    return { ...UNREADABLE, ...Object.fromEntries(texts) }
  } catch {
    return UNREADABLE
  }
}

/** Shows a notice; one with the same mark takes the place of the one before. */
export function showNotice(
  { registration }: NoticeWorker,
  { titulo, texto, rota, marca }: Notice,
): Promise<void> {
  return registration.showNotification(titulo, {
    body: texto,
    tag: marca,
    icon: '/brand/app-192.png',
    lang: 'pt-BR',
    data: { rota },
  })
}

/** An address of this application; the start for any other. */
const ownPath = (rota: unknown): string =>
  typeof rota === 'string' && /^\/(?![/\\])/.test(rota) ? rota : '/'

/** Whether a window opens the address itself. */
function opensItself(window: AppWindow, rota: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      resolve(true)
    })
    port1.start()
    window.postMessage({ type: OPEN_NOTICE, rota }, [port2])
  }).finally(() => port1.close())
}

/** Opens what a notice is about, in a window that is open already where one does: what is typed there is asked about. */
export async function openNotice({ clients }: NoticeWorker, data: unknown): Promise<void> {
  const rota = ownPath((data as { rota?: unknown } | null)?.rota)
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const window = all.find(({ visibilityState }) => visibilityState === 'visible') ?? all[0]
  if (window && (await opensItself(window, rota))) await window.focus()
  else await clients.openWindow(rota)
}
