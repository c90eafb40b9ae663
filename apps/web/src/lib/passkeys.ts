/** The browser's part of passkeys; the library comes with the first one. */
import type { Outputs } from './trpc.ts'

export const hasPasskeys = () => typeof PublicKeyCredential !== 'undefined'

type Creation = Outputs['factors']['beginPasskey']
type Request = Outputs['auth']['requestSignature']

const library = () => import('@simplewebauthn/browser')

/** Makes a passkey on a device that the person chooses. Throws where they give up. */
export async function makePasskey(optionsJSON: Creation) {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON })
}

/** Signs with one of the person's passkeys. Throws where they give up. */
export async function signWithPasskey(optionsJSON: Request) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON })
}

/** Whether the person, or the browser, ended it without an answer. */
export const gaveUp = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
