import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { requestStateLabels } from '@intranet/contract/marketing/sponsorship-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread, type ThreadItem } from '@/components/shell/thread.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Request = Outputs['sponsorshipRequests']['get']

/** What happened and when; states that are an end, or wait for somebody, are the last line. */
function momentsOf(request: Request): [label: string, when: string][] {
  const { data_inicio, data_fim, situacao, situacao_em } = request
  const moments: [string, string | null][] = [
    [requestStateLabels.recebida, request.created_at],
    ['Analisada', request.analisada_em],
    ['Primeira proposta', request.negociada_em],
    ['Aprovada', request.aprovado_em],
    ['Segunda aprovação', request.segunda_aprovacao_em],
    ['Contas enviadas', request.conta_enviada_em],
  ]
  const known = moments.flatMap(([label, when]): [string, string][] =>
    when ? [[label, formatDateTime(when)]] : [],
  )
  const approved = request.aprovado_em !== null && situacao !== 'em_negociacao' && situacao !== 'cancelada'
  const event: [string, string][] = approved
    ? [['Evento', `${formatDate(data_inicio)} a ${formatDate(data_fim)}`]]
    : []
  const last = `${requestStateLabels[situacao]}`
  const now: [string, string][] = known.some(([label]) => label === last)
    ? []
    : [[last, `desde ${formatDateTime(situacao_em)}`]]
  return [...known, ...event, ...now]
}

/** The way of a request so far. */
export function RequestTimeline({ request }: { request: Request }) {
  const moments = momentsOf(request)
  const items = moments.map(([label, when], place): ThreadItem => ({
    key: label,
    label,
    note: when,
    state: place === moments.length - 1 ? 'now' : 'done',
  }))
  return (
    <section>
      <SectionLabel>Linha do tempo</SectionLabel>
      <Thread tall items={items} />
    </section>
  )
}
