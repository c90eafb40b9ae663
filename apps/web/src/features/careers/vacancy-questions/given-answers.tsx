import { answerWord } from '@intranet/contract/careers/question-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { X } from 'lucide-react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Given = Outputs['applicants']['get']['respostas'][number]

export const DoesNotMeet = () => (
  <Badge variant="destructive" className="align-middle">
    <X className="size-3.5" aria-hidden />
    {text.doesNotMeet}
  </Badge>
)

/** What the candidate answered; marked answers are shown as such, and refuse nobody. */
export function GivenAnswers({ respostas }: { respostas: readonly Given[] }) {
  if (!respostas.length) return null
  return (
    <section className="mb-5">
      <SectionLabel count={respostas.length}>Perguntas da vaga</SectionLabel>
      <dl className="grid gap-2 text-sm">
        {respostas.map(({ id_vaga_pergunta, texto, valor, nao_atende }) => (
          <div key={id_vaga_pergunta}>
            <dt className="text-xs text-muted-foreground">{texto}</dt>
            <dd className="flex flex-wrap items-center gap-2 break-words">
              {answerWord(valor)}
              {nao_atende && <DoesNotMeet />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted-foreground">
        Uma resposta marcada não reprova ninguém: quem decide é uma pessoa.
      </p>
    </section>
  )
}
