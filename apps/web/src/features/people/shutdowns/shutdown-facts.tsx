import { addDays } from '@intranet/contract/content/calendar-time'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { noticeLabels, PAYMENT_DAYS, shutdownTypeLabels } from '@intranet/contract/people/shutdown-options'
import type { ReactNode } from 'react'
import type { Outputs } from '@/lib/trpc.ts'
import { ShutdownStateMark } from './shutdown-columns.tsx'

type Shutdown = Outputs['shutdowns']['get']

/** The last day to pay the severance, from a `YYYY-MM-DD`. */
const paymentDay = (day: string) => formatDate(addDays(day, PAYMENT_DAYS))

/** What was asked, by whom, and how far it is. */
export function ShutdownFacts({ record }: { record: Shutdown }) {
  const lines: [string, ReactNode][] = [
    ['Situação', <ShutdownStateMark key="s" state={record.situacao} />],
    ['Tipo', shutdownTypeLabels[record.tipo]],
    ['Data prevista', formatDate(record.data_desligamento)],
    ['Pagamento da rescisão até', paymentDay(record.data_desligamento)],
    ['Aviso prévio', noticeLabels[record.aviso_previo]],
    ['Admissão', formatDate(record.data_admissao)],
    ['Solicitado por', `${record.solicitante ?? ''} em ${formatDate(record.data_solicitacao)}`],
    ...(record.aprovador ? [['Aprovado por', record.aprovador] satisfies [string, ReactNode]] : []),
    ...(record.efetivado_em
      ? [['Efetivado em', formatDateTime(record.efetivado_em)] satisfies [string, ReactNode]]
      : []),
    ...(record.parecer ? [['Parecer', record.parecer] satisfies [string, ReactNode]] : []),
    ...(record.justificativa ? [['Justificativa', record.justificativa] satisfies [string, ReactNode]] : []),
    ...(!record.mudavel && record.motivo ? [['Motivo', record.motivo] satisfies [string, ReactNode]] : []),
  ]
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
