import { reviewStateLabels } from '@intranet/contract/careers/question-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { Scale } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Button } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Own = Outputs['jobApplications']['mine'][number]

/** Of one's own refused application: asking for a review, or what became of it. */
export function OwnReview({ own: { id, revisao, revisao_texto } }: { own: Own }) {
  const confirm = useConfirm()
  const ask = useSave(trpc.applicationReviews.ask.mutationOptions(), {
    saved: text.reviewAsked,
    changes: [trpc.jobApplications.mine.queryFilter()],
  })
  if (revisao)
    return (
      <p className="text-sm">
        <b className="font-semibold">{reviewStateLabels[revisao.situacao]}</b>
        {revisao.resposta && <span className="block break-words">{revisao.resposta}</span>}
      </p>
    )
  if (revisao_texto === null) return null
  const request = async () => {
    const said = await confirm({
      title: 'Pedir revisão',
      text: revisao_texto,
      confirmLabel: 'Pedir revisão',
      input: { kind: 'textarea', label: 'O que você gostaria que fosse visto de novo?', required: true },
    })
    if (said) ask.mutate({ id, texto: said.textArea })
  }
  return (
    <div>
      <Button variant="outline" icon={Scale} busy={ask.isPending} onClick={() => void request()}>
        Pedir revisão
      </Button>
    </div>
  )
}
