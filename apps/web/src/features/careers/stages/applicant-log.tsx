import { stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { formatDateTime } from '@intranet/contract/formats'
import { Mail } from 'lucide-react'
import { LifeLines } from '@/components/record-view/record-thread.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Applicant = Outputs['applicants']['get']
const labelOf = (stage: string) => stageLabels[stage as Stage] ?? stage

/** Who moved what, newest first, and whether the candidate was written. */
export function ApplicantLog({ historico }: Pick<Applicant, 'historico'>) {
  return (
    <LifeLines
      past={historico.map(({ id, de, para, autor, texto, mensagem_em, created_at }) => ({
        key: String(id),
        label: <b>{de ? `${labelOf(de)} → ${labelOf(para)}` : labelOf(para)}</b>,
        note: (
          <>
            <span className="flex flex-wrap items-center gap-x-3">
              {formatDateTime(created_at)}
              {autor && <span>{autor}</span>}
              {mensagem_em && (
                <span className="inline-flex items-center gap-1">
                  <Mail className="size-3.5" aria-hidden />
                  E-mail enviado
                </span>
              )}
            </span>
            {texto && <span className="block break-words text-foreground">{texto}</span>}
          </>
        ),
      }))}
    />
  )
}
