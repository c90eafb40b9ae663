import { formatDateTime } from '@intranet/contract/formats'
import { Check } from 'lucide-react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Applicant = Outputs['applicants']['get']

/** What the candidate answered to our mails. */
export function ApplicantReplies({ id, mensagens }: Pick<Applicant, 'id' | 'mensagens'>) {
  const see = useSave(trpc.applicants.seeReplies.mutationOptions(), {
    changes: [trpc.applicants.pathFilter(), trpc.obligations.pathFilter()],
  })
  const unread = mensagens.filter(({ lida_em }) => lida_em === null).length
  const newest = mensagens[0]
  if (!newest) return null
  return (
    <section className="mb-5">
      <div className="flex items-start gap-3">
        <div className="grow">
          <SectionLabel count={mensagens.length}>Respostas do candidato</SectionLabel>
        </div>
        {unread > 0 && (
          <Button
            variant="outline"
            size="sm"
            icon={Check}
            busy={see.isPending}
            onClick={() => see.mutate({ id, ate: newest.id })}
          >
            {unread === 1 ? 'Marcar como lida' : `Marcar ${unread} como lidas`}
          </Button>
        )}
      </div>
      <ul className="grid gap-3 text-sm">
        {mensagens.map((one) => (
          <li key={one.id}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground">
              {formatDateTime(one.created_at)}
              {one.lida_em === null && <b className="text-foreground">Nova</b>}
              {!one.do_candidato && <span>De outro endereço: {one.remetente}</span>}
              {one.leitor && <span>Lida por {one.leitor}</span>}
            </span>
            {one.assunto && <p className="font-semibold break-words">{one.assunto}</p>}
            <p className="break-words whitespace-pre-line">{one.texto}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
