import { signOnRefusals } from '@intranet/contract/messages/single-sign-on'
import { RefusalNote } from './auth-note.tsx'

const isKnown = (code: string): code is keyof typeof signOnRefusals => Object.hasOwn(signOnRefusals, code)

/** Why the identity provider's word was not enough. */
export function SignOnRefusalNote({ code }: { code: string }) {
  return <RefusalNote text={signOnRefusals[isKnown(code) ? code : 'erro']} />
}
