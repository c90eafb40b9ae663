import { application } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LinkEnded } from '@/components/shell/link-ended.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Invitation = Outputs['vacancyInvitations']['view']

function Apply({ chave, invitation }: { chave: string; invitation: Invitation }) {
  const [agreed, setAgreed] = useState(false)
  const notice = useNoticeVersion('candidatura')
  const accept = useSave(trpc.vacancyInvitations.accept.mutationOptions(), {
    changes: [trpc.vacancyInvitations.view.queryFilter({ chave })],
  })
  if (accept.data)
    return (
      <p role="status">
        Candidatura enviada. Protocolo {accept.data.protocolo}. Acompanhe em{' '}
        <AddressLink to="/applicants/info">Minhas candidaturas</AddressLink>.
      </p>
    )
  if (invitation.aceito) return <p role="status">{application.again}</p>
  return (
    <div className="grid gap-4">
      <label className="flex items-start gap-2 text-sm">
        <Checkbox
          className="mt-0.5"
          checked={agreed}
          onCheckedChange={(checked) => setAgreed(checked === true)}
        />
        <span>
          Aceito o <PrivacyLink of="candidatura" />: meus dados e meu currículo são usados nesta seleção.
        </span>
      </label>
      <div>
        <Button
          icon={Send}
          busy={accept.isPending}
          disabled={!agreed}
          onClick={() => accept.mutate({ chave, aceite: true, ...notice })}
        >
          Candidatar-me com meu currículo
        </Button>
      </div>
    </div>
  )
}

/** Somebody of the talent bank applies by their link, with the CV that is stored. */
export function InvitationPage({ chave }: { chave: string }) {
  const read = useQuery(trpc.vacancyInvitations.view.queryOptions({ chave }))
  return (
    <Page narrow>
      <PageHead heading="Convite para vaga" />
      <PageSheet spine={null}>
        <Loaded reads={[read]} failed={LinkEnded} waiting={<Skeleton className="h-48 w-full" />}>
          {(invitation) => (
            <div className="grid gap-5">
              <p>
                Olá, {invitation.primeiro_nome}. Seu currículo combina com a vaga{' '}
                <b>{invitation.titulo_vaga}</b> na {invitation.empresa}, em {invitation.cidade}/
                {invitation.uf}.{' '}
                <AddressLink to={`/careers/role/${invitation.id_vaga}`}>Ler a vaga</AddressLink>
              </p>
              <Apply chave={chave} invitation={invitation} />
            </div>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
