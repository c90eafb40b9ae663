import { AddressLink } from '@/components/shell/address-link.tsx'
import { RefusalNote } from './auth-note.tsx'
import type { LinkAddress } from '@/lib/address.ts'

const ways: Record<string, [to: LinkAddress, label: string]> = {
  PasswordResetRequiredException: ['/reset-password', 'Redefinir senha'],
  PasswordAttemptsExceededException: ['/reset-password', 'Redefinir senha'],
  UserNotConfirmedException: ['/home/login/info-login', 'Confirmar e-mail'],
  UserNotFoundException: ['/home/login/register', 'Fazer cadastro de candidato'],
}

/** The documented text, and the way on where there is one. */
export function SignInRefusal({ text, name }: { text: string; name: string | undefined }) {
  const way = ways[name ?? '']
  return (
    <RefusalNote text={text}>
      {way && (
        <AddressLink to={way[0]} className="ml-2 text-danger underline">
          {way[1]}
        </AddressLink>
      )}
    </RefusalNote>
  )
}
