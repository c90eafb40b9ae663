/**
 * The service worker: holds the built files, and answers the screens that need a sign-in with the empty page, so that the
 * second start shows the frame at once, without a network too (docs/screens.md#the-installed-app). It never keeps an
 * answer of the server: procedures, REST, files and pages with a session go past it.
 */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { type NoticeWorker, openNotice, readNotice, showNotice } from './push-events.ts'

/** Written by the build (app-worker-build.ts). */
declare const BUILT_FILES: { url: string; revision: string | null }[]
declare const SCREENS: string

/** The part of a service worker's global object that is used here: the types of the browser's pages do not know it. */
declare const self: NoticeWorker & {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string }>) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void
}
interface PushedEvent extends Event {
  data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}
interface PressedEvent extends Event {
  notification: Notification
  waitUntil(work: Promise<unknown>): void
}
type LifeEvent = Parameters<PrecacheController['install']>[0]

/** Files that are fetched at the same time; what the open page asks for has its own place beside them. */
const LANES = 4

// The person was asked: open tabs go on with the old files until then.
self.addEventListener('message', ({ data }) => {
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
})

function controllerOf(files: typeof BUILT_FILES): PrecacheController {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  return controller
}

const files = controllerOf(BUILT_FILES)
// Workbox fetches one file after the other: a thousand round trips on a phone's line.
const lanes = Array.from({ length: LANES }, (_, lane) =>
  controllerOf(BUILT_FILES.filter((_file, place) => place % LANES === lane)),
)
self.addEventListener('install', (event) => {
  for (const lane of lanes) void lane.install(event)
})
self.addEventListener('activate', (event) => void files.activate(event))
cleanupOutdatedCaches()
registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: '' }))
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { allowlist: [new RegExp(SCREENS)] }),
)

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, readNotice(event.data))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(self, event.notification.data))
})
