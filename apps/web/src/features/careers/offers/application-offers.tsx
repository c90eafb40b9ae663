import { stageLabels } from '@intranet/contract/careers/career-options'
import { offerStateLabels } from '@intranet/contract/careers/offer-options'
import type { CallOffOfferInput } from '@intranet/contract/careers/offers'
import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { CircleX, FileDown, Send, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { DetailList } from '@/components/records/detail-list.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { Acceptances } from './acceptances.tsx'

const OfferDialog = lazyDialog(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }))

type Offer = Outputs['offers']['ofApplication']['propostas'][number]
/** Who ends an offer that was accepted: the candidate, or the company. */
type Ending = CallOffOfferInput['etapa']

interface OfferCardProps {
  offer: Offer
  /** Whether it can still be ended once it is accepted. */
  endable: boolean
  onCancel: () => void
  onCallOff: (etapa: Ending) => void
}

function OfferCard({ offer, endable, onCancel, onCallOff }: OfferCardProps) {
  return (
    <Card asChild className="grid gap-3 p-4 text-sm">
      <li>
        <span className="flex flex-wrap items-center gap-2">
          <StateBadge state={offerStateLabels[offer.situacao]} />
          <span className="text-xs text-muted-foreground">
            {[offer.autor, formatDateTime(offer.created_at)].filter(Boolean).join(', ')}
          </span>
        </span>
        <DetailList
          rows={[
            ['Salário', formatMoney(offer.salario)],
            ['Início', formatDate(offer.data_inicio)],
            ['Jornada', offer.jornada],
            ['Benefícios', offer.beneficios],
            ['Vale até', formatDateTime(offer.expira_em)],
            ...(offer.responsavel_nome ? ([['Responsável legal', offer.responsavel_nome]] as const) : []),
            ...(offer.motivo_recusa
              ? ([
                  [offer.situacao === 'recusada' ? 'Motivo da recusa' : 'Motivo', offer.motivo_recusa],
                ] as const)
              : []),
          ]}
        />
        <details>
          <summary className="cursor-pointer">Texto da carta</summary>
          <p className="mt-2 break-words whitespace-pre-line">{offer.texto}</p>
        </details>
        <Acceptances aceites={offer.aceites} />
        <span className="flex flex-wrap gap-2">
          <DownloadLink
            href={`/export/proposta/${offer.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            <FileDown aria-hidden />
            Baixar PDF
          </DownloadLink>
          {offer.situacao === 'enviada' && (
            <Button variant="outline" icon={CircleX} onClick={onCancel}>
              Cancelar proposta
            </Button>
          )}
          {offer.situacao === 'aceita' && endable && (
            <>
              <Button variant="outline" icon={UserX} onClick={() => onCallOff('desistente')}>
                Candidato desistiu
              </Button>
              <Button variant="outline" icon={CircleX} onClick={() => onCallOff('reprovado')}>
                Desfazer proposta
              </Button>
            </>
          )}
        </span>
      </li>
    </Card>
  )
}

interface ApplicationOffersProps {
  /** Of the application. */
  id: number
  name: string
}

/** What was offered to a candidate, newest first, and offering. */
export function ApplicationOffers({ id, name }: ApplicationOffersProps) {
  const confirm = useConfirm()
  const [sending, setSending] = useState(false)
  const { data } = useQuery(trpc.offers.ofApplication.queryOptions({ id }))
  const cancel = useSave(trpc.offers.cancel.mutationOptions(), {
    saved: 'Proposta cancelada.',
    changes: [trpc.offers.ofApplication.queryFilter({ id })],
  })
  const callOff = useSave(trpc.offers.callOff.mutationOptions(), {
    saved: (_, { etapa }) => (etapa === 'desistente' ? 'Desistência registrada.' : 'Proposta desfeita.'),
    changes: [
      trpc.offers.pathFilter(),
      trpc.applicants.pathFilter(),
      trpc.interviews.pathFilter(),
      trpc.firstDays.pathFilter(),
    ],
  })
  if (!data || (!data.pode_enviar && !data.propostas.length)) return null
  const ask = async (offer: Offer) => {
    const sure = await confirm({
      title: 'Cancelar esta proposta?',
      consequences: ['Os links deixam de valer, e o candidato é avisado por e-mail.'],
      confirmLabel: 'Cancelar proposta',
    })
    if (sure) cancel.mutate({ id: offer.id, updated_at: offer.updated_at })
  }
  const askCallOff = async ({ id: offer, updated_at }: Offer, etapa: Ending) => {
    const gaveUp = etapa === 'desistente'
    const said = await confirm({
      title: gaveUp ? 'O candidato desistiu da proposta aceita?' : 'Desfazer a proposta aceita?',
      consequences: [
        `A candidatura passa para ${stageLabels[etapa]}, e o lugar na vaga fica livre.`,
        'As entrevistas marcadas são canceladas. Se a admissão já está marcada, ela é desfeita.',
        gaveUp ? 'O candidato é avisado por e-mail.' : 'O candidato lê o motivo por e-mail.',
      ],
      confirmLabel: gaveUp ? 'Registrar desistência' : 'Desfazer proposta',
      input: { kind: 'textarea', label: 'Motivo', required: true },
    })
    if (said) callOff.mutate({ id: offer, updated_at, etapa, motivo: said.textArea })
  }
  return (
    <section className="mb-5">
      <SectionLabel count={data.propostas.length || undefined}>Proposta</SectionLabel>
      {data.pode_enviar && (
        <Button icon={Send} className="mb-3" onClick={() => setSending(true)}>
          Enviar proposta
        </Button>
      )}
      <ul className="grid gap-2">
        {data.propostas.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            endable={data.pode_desfazer}
            onCancel={() => void ask(offer)}
            onCallOff={(etapa) => void askCallOff(offer, etapa)}
          />
        ))}
      </ul>
      <Suspense>
        {sending && <OfferDialog id={id} name={name} minor={data.menor} onClose={() => setSending(false)} />}
      </Suspense>
    </section>
  )
}
