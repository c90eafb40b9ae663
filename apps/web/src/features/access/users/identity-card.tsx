import { formatDateTime } from '@intranet/contract/formats'
import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AccessLine } from '@/components/records/access-line.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const changes = [trpc.singleSignOn.pathFilter(), trpc.sessions.pathFilter()]

interface LineProps {
  provider: string
  subject: string
  said: string
  action: string
  busy: boolean
  onPress: () => void
}

function Line({ provider, subject, said, action, busy, onPress }: LineProps) {
  return (
    <AccessLine
      icon={KeyRound}
      name={provider}
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={onPress}>
          {action}
        </Button>
      }
    >
      <span className="block break-all">{subject}</span>
      {said}
    </AccessLine>
  )
}

/**
 * For superadmins: which identities are this person's, and those with their address that wait for a word, since their
 * provider does not say that the address was verified (docs/access.md#single-sign-on).
 */
export function IdentityCard({ id, nome }: { id: number; nome: string }) {
  const confirm = useConfirm()
  const { data } = useQuery(trpc.singleSignOn.ofPerson.queryOptions({ id }))
  const link = useSave(trpc.singleSignOn.link.mutationOptions(), { saved: text.linked, changes })
  const unlink = useSave(trpc.singleSignOn.unlink.mutationOptions(), { saved: text.unlinked, changes })
  if (!data || data.vinculos.length + data.esperas.length === 0) return null
  const pressLink = async (id_provedor: number, sujeito: string, provedor: string) => {
    const answer = await confirm({
      title: `Vincular esta identidade a ${nome}?`,
      consequences: [
        `Quem tem esta identidade em ${provedor} passa a entrar como ${nome}.`,
        'Confira antes com a pessoa que foi ela quem tentou entrar.',
      ],
      confirmLabel: 'Vincular',
    })
    if (answer) link.mutate({ id, id_provedor, sujeito })
  }
  const pressUnlink = async (vinculo: number, provedor: string) => {
    const answer = await confirm({
      title: `Desvincular a identidade de ${nome}?`,
      consequences: [`As sessões que começaram por ${provedor} terminam.`],
      confirmLabel: 'Desvincular',
    })
    if (answer) unlink.mutate({ id: vinculo })
  }
  return (
    <section className="mt-6">
      <SectionLabel>Acesso único</SectionLabel>
      <ul className="grid gap-2">
        {data.esperas.map(({ id_provedor, provedor, sujeito, email, updated_at }) => (
          <Line
            key={`${id_provedor} ${sujeito}`}
            provider={provedor}
            subject={sujeito}
            said={`Tentou entrar como ${email ?? 'e-mail não informado'} em ${formatDateTime(updated_at)} e espera a sua palavra.`}
            action="Vincular"
            busy={link.isPending}
            onPress={() => void pressLink(id_provedor, sujeito, provedor)}
          />
        ))}
        {data.vinculos.map((one) => (
          <Line
            key={one.id}
            provider={one.provedor}
            subject={one.sujeito}
            said={
              one.vinculado_por
                ? `Vinculada por ${one.vinculado_por} em ${formatDateTime(one.created_at)}.`
                : `Vinculada na primeira entrada, em ${formatDateTime(one.created_at)}.`
            }
            action="Desvincular"
            busy={unlink.isPending}
            onPress={() => void pressUnlink(one.id, one.provedor)}
          />
        ))}
      </ul>
    </section>
  )
}
