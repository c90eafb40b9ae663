import { stageLabels } from '@intranet/contract/careers/career-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { common } from '@intranet/contract/messages'
import { formatMomentDay } from '@intranet/contract/formats'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Applicant = Outputs['applicants']['get']
type Application = Applicant['outras'][number]
type Shown = Pick<Applicant, 'outras' | 'contas' | 'direitos' | 'id_usuario'>
const why = { nome_nascimento: 'mesmo nome e nascimento', telefone: 'mesmo telefone' }

function Applications({ rows }: { rows: readonly Application[] }) {
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-2">
          <AddressLink to={`/careers/candidate/${row.id}`} preload={false}>
            {row.titulo_vaga}
          </AddressLink>
          <StateBadge state={stageLabels[row.etapa]} />
          <span className="text-xs text-muted-foreground">{formatMomentDay(row.created_at)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The person's other applications, and accounts that may be theirs too. */
export function OtherAccounts({ applicant }: { applicant: Shown }) {
  const { outras, contas, direitos, id_usuario } = applicant
  const say = useSave(trpc.applicants.samePerson.mutationOptions(), {
    saved: common.success,
    changes: [trpc.applicants.pathFilter()],
  })
  if (!outras.length && !contas.length) return null
  return (
    <section className="mb-5 text-sm">
      <SectionLabel>Outras candidaturas</SectionLabel>
      <Applications rows={outras} />
      {contas.map((account) => (
        <Card key={account.id_usuario} className="mt-3 grid gap-2 p-3">
          <span>
            {account.mesma ? 'Mesma pessoa' : text.samePerson}
            <span className="block text-xs text-muted-foreground">
              {[account.nome, account.email, ...account.motivos.map((one) => why[one])]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Applications rows={account.candidaturas} />
          {direitos.gere && id_usuario !== null && (
            <span className="flex flex-wrap gap-2">
              {account.mesma !== true && (
                <Button
                  variant="outline"
                  onClick={() => say.mutate({ id_usuario, id_outro: account.id_usuario, mesma: true })}
                  busy={say.isPending}
                >
                  É a mesma pessoa
                </Button>
              )}
              <Button
                variant="ghost"
                onClick={() => say.mutate({ id_usuario, id_outro: account.id_usuario, mesma: false })}
                busy={say.isPending}
              >
                {account.mesma ? 'Desfazer' : 'Não é'}
              </Button>
            </span>
          )}
        </Card>
      ))}
    </section>
  )
}
