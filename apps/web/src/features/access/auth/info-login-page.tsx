import { auth } from '@intranet/contract/messages/auth'
import { useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { DoneNote } from './auth-note.tsx'
import { ConfirmCodeForm } from './confirm-code-form.tsx'

/** For who signed up and was interrupted, and for the one who was invited. */
export function InfoLoginPage() {
  const [confirmed, setConfirmed] = useState(false)
  return (
    <AuthFrame
      frame="public"
      title="Confirme seu e-mail"
      lead="O cadastro de candidato só vale depois que você confirma o e-mail com o código que enviamos."
    >
      {confirmed ? (
        <DoneNote>
          {auth.emailConfirmed} <AddressLink to="/home/login/enter">Entrar agora</AddressLink>
        </DoneNote>
      ) : (
        <ConfirmCodeForm onConfirmed={async () => setConfirmed(true)} />
      )}
      <section className="mt-4 grid gap-2 text-sm text-muted-foreground">
        <SectionLabel>Primeiro acesso</SectionLabel>
        <p>
          Foi convidado pela empresa? O convite traz uma senha que só serve uma vez: entre com ela em{' '}
          <AddressLink to="/intranet">Intranet</AddressLink> e escolha a sua. O convite vale por alguns dias;
          se expirou, peça outro a quem o enviou.
        </p>
      </section>
    </AuthFrame>
  )
}
