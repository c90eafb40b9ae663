import { daysLater } from '@intranet/contract/today'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { noticeLabels, PAYMENT_DAYS, shutdownTypeLabels } from '@intranet/contract/people/shutdown-options'
import type { Fact } from '@/components/records/facts.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Shutdown = Outputs['shutdowns']['get']

/** The last day to pay the severance, from a `YYYY-MM-DD`. */
const paymentDay = (day: string) => formatDate(daysLater(day, PAYMENT_DAYS))

/** What is asked first of a shutdown. */
export const mainFacts = (record: Shutdown): Fact[] => [
  ['Tipo', shutdownTypeLabels[record.tipo]],
  ['Data prevista', formatDate(record.data_desligamento)],
  ['Pagamento da rescisão até', paymentDay(record.data_desligamento)],
  ['Solicitado por', `${record.solicitante ?? ''} em ${formatDate(record.data_solicitacao)}`],
]

/** What else is known of it. */
export const otherFacts = (record: Shutdown): Fact[] => [
  ['Aviso prévio', noticeLabels[record.aviso_previo]],
  ['Admissão', formatDate(record.data_admissao)],
  ['Aprovado por', record.aprovador],
  ['Efetivado em', record.efetivado_em && formatDateTime(record.efetivado_em)],
  ['Parecer', record.parecer],
  ['Justificativa', record.justificativa],
  ...(record.mudavel ? [] : ([['Motivo', record.motivo]] satisfies Fact[])),
]
