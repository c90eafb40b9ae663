/** The browser's part of passkeys; the library comes with the first one. */
import type { Outputs } from './trpc.ts'

export const hasPasskeys = () => typeof PublicKeyCredential !== 'undefined'

type Creation = Outputs['factors']['beginPasskey']
type Request = Outputs['auth']['requestSignature']

const library = () => import('@simplewebauthn/browser')

/** What the browser answers; null where the person, or the browser, ended it without an answer. */
const unlessGivenUp = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw error
  })

/** Makes a passkey on a device that the person chooses; null where they give up. */
export async function makePasskey(optionsJSON: Creation) {
  const { startRegistration } = await library()
  return unlessGivenUp(startRegistration({ optionsJSON }))
}

/** Signs with one of the person's passkeys; null where they give up. */
export async function signWithPasskey(optionsJSON: Request) {
  const { startAuthentication } = await library()
  return unlessGivenUp(startAuthentication({ optionsJSON }))
}
