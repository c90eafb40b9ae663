import { stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { formatDateTime } from '@intranet/contract/formats'
import { Mail } from 'lucide-react'
import { SectionLabel } from '@/components/shell/page.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Applicant = Outputs['applicants']['get']
const labelOf = (stage: string) => stageLabels[stage as Stage] ?? stage

/** Who moved what, newest first, and whether the candidate was written. */
export function ApplicantLog({ historico }: Pick<Applicant, 'historico'>) {
  return (
    <section className="mb-5">
      <SectionLabel>Etapas</SectionLabel>
      <ol className="grid gap-3 text-sm">
        {historico.map(({ id, de, para, autor, texto, mensagem_em, created_at }) => (
          <li key={id}>
            <b className="font-semibold">{de ? `${labelOf(de)} → ${labelOf(para)}` : labelOf(para)}</b>
            <div className="flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
              {formatDateTime(created_at)}
              {autor && <span>{autor}</span>}
              {mensagem_em && (
                <span className="inline-flex items-center gap-1">
                  <Mail className="size-3.5" aria-hidden />
                  E-mail enviado
                </span>
              )}
            </div>
            {texto && <p className="break-words">{texto}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
