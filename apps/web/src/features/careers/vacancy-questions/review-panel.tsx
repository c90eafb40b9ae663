import { reviewStateLabels } from '@intranet/contract/careers/question-options'
import { formatDateTime } from '@intranet/contract/formats'
import { Check, Undo2 } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Applicant = Outputs['applicants']['get']

/** What a refused candidate asked to be looked at again, and the answer of somebody else. */
export function ReviewPanel({ applicant: { id, revisao } }: { applicant: Applicant }) {
  const ask = useConfirm()
  const answer = useSave(trpc.applicationReviews.answer.mutationOptions(), {
    saved: 'Revisão respondida. O candidato recebe a resposta por e-mail.',
    changes: [trpc.applicants.pathFilter()],
  })
  if (!revisao) return null
  const decide = async (situacao: 'mantida' | 'revista') => {
    const said = await ask({
      title: situacao === 'mantida' ? 'Manter a decisão?' : 'Rever a decisão?',
      consequences: [
        situacao === 'mantida'
          ? 'A candidatura continua reprovada.'
          : 'A candidatura volta para a etapa Triagem.',
        'O candidato recebe por e-mail o que você escrever.',
      ],
      confirmLabel: situacao === 'mantida' ? 'Manter' : 'Rever',
      input: { kind: 'textarea', label: 'Resposta ao candidato', required: true },
    })
    if (said) answer.mutate({ id, situacao, resposta: said.textArea })
  }
  return (
    <section className="mb-5">
      <SectionLabel>Pedido de revisão</SectionLabel>
      <Card className="grid gap-2 p-4 text-sm">
        <span className="flex flex-wrap items-center gap-2">
          <StateBadge state={reviewStateLabels[revisao.situacao]} />
          <span className="text-xs text-muted-foreground">{formatDateTime(revisao.created_at)}</span>
        </span>
        <p className="break-words whitespace-pre-line">{revisao.texto}</p>
        {revisao.resposta && (
          <p className="break-words whitespace-pre-line text-muted-foreground">
            Resposta: {revisao.resposta}
          </p>
        )}
        {revisao.pode_responder && (
          <span className="flex flex-wrap gap-2">
            <Button icon={Check} busy={answer.isPending} onClick={() => void decide('mantida')}>
              Manter a decisão
            </Button>
            <Button variant="outline" icon={Undo2} onClick={() => void decide('revista')}>
              Rever a decisão
            </Button>
          </span>
        )}
        {revisao.situacao === 'pedida' && !revisao.pode_responder && (
          <p className="text-xs text-muted-foreground">Outra pessoa da gestão responde.</p>
        )}
      </Card>
    </section>
  )
}
