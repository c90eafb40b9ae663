/** The header set of every answer: no inline script or style, no framing, nothing from elsewhere. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import { isTls } from './env.ts'

function helmetOptions(publicUrl: string): FastifyHelmetOptions {
  const secure = isTls(publicUrl)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Text becomes markup or a script's address by our own policy alone (docs/security.md#trusted-types).
        requireTrustedTypesFor: ["'script'"],
        // The editor of rich text has its own for what is pasted.
        trustedTypes: ['default', 'ProseMirrorClipboard'],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** What an answer has anyway. */
const ownOfAnswers = ['connection', 'content-length', 'content-type', 'date']

/**
 * helmet's headers, worked out once: nothing in them depends on a request, and making them cost 3 % of a list's time.
 */
export async function securityHeaders(publicUrl: string): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, helmetOptions(publicUrl))
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  headers['permissions-policy'] = 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'
  // Answers hold personal data; files and pictures say themselves how long they may be kept.
  headers['cache-control'] = 'no-store'
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ownOfAnswers.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}
