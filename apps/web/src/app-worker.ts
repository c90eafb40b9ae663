/**
 * The service worker: holds the built files, and answers the screens that need a sign-in with the empty page, so that the
 * second start shows the frame at once, without a network too (docs/screens.md#the-installed-app). It never keeps an
 * answer of the server: procedures, REST, files and pages with a session go past it.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Written by the build (app-worker-build.ts). */
declare const BUILT_FILES: { url: string; revision: string | null }[]
declare const SCREENS: string

/** The part of a service worker's global object that is used here: the types of the browser's pages do not know it. */
declare const self: {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string }>) => void): void
}

// The person was asked: open tabs go on with the old files until then.
self.addEventListener('message', ({ data }) => {
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
})

cleanupOutdatedCaches()
precacheAndRoute(BUILT_FILES, { cleanURLs: false, directoryIndex: '' })
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [new RegExp(SCREENS)] }),
)
