import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { requestStateLabels } from '@intranet/contract/marketing/sponsorship-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread, type ThreadItem } from '@/components/shell/thread.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Request = Outputs['sponsorshipRequests']['get']

/** What happened and when; states that are an end, or wait for somebody, are the last line. */
function momentsOf(request: Request): [label: string, when: string][] {
  const { data_inicio, data_fim, situacao, situacao_em } = request
  const approved = request.aprovado_em !== null && situacao !== 'em_negociacao' && situacao !== 'cancelada'
  const moment = (label: string, when: string | null): [string, string][] =>
    when ? [[label, formatDateTime(when)]] : []
  const event = approved ? `${formatDate(data_inicio)} a ${formatDate(data_fim)}` : null
  const passed: [string, string][] = [
    ...moment(requestStateLabels.recebida, request.created_at),
    ...moment('Analisada', request.analisada_em),
    ...moment('Primeira proposta', request.negociada_em),
    ...moment('Aprovada', request.aprovado_em),
    ...moment('Segunda aprovação', request.segunda_aprovacao_em),
    ...(event ? [['Evento', event] satisfies [string, string]] : []),
    // An account is sent once the event is over.
    ...moment('Contas enviadas', request.conta_enviada_em),
  ]
  const last = requestStateLabels[situacao]
  if (passed.some(([label]) => label === last)) return passed
  return [...passed, [last, `desde ${formatDateTime(situacao_em)}`]]
}

/** The way of a request so far, the newest first. */
export function RequestTimeline({ request }: { request: Request }) {
  const moments = momentsOf(request)
  const items = moments
    .map(([label, when], place): ThreadItem => ({
      key: label,
      label,
      note: when,
      state: place === moments.length - 1 ? 'now' : 'done',
    }))
    .toReversed()
  return (
    <section>
      <SectionLabel count={items.length}>O fio</SectionLabel>
      <Thread tall items={items} />
    </section>
  )
}
