import { useQuery } from '@tanstack/react-query'
import {
  formatCep,
  formatCount,
  formatDate,
  formatDateTime,
  formatDocument,
  formatMoney,
} from '@intranet/contract/formats'
import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import {
  eventNames,
  leadFieldNames,
  statusName,
  typeNames,
  type LeadFieldName,
  type LeadHistoryEvent,
} from '@intranet/contract/sales/lead-words'
import { LifeLines } from '@/components/record-view/record-thread.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { hasPassed, phoneText } from '../lead-text.ts'
import { NextContact } from './lead-marks.tsx'

type WholeLead = Outputs['leads']['get']
type Line = Outputs['leads']['history'][number]

function wordsOf({ acao, status_de, status_para, texto }: Line): string {
  const words =
    acao === 'status' && status_de !== null && status_para !== null
      ? `De ${statusName(status_de)} para ${statusName(status_para)}`
      : (eventNames[acao as LeadHistoryEvent] ?? acao)
  return texto ? `${words}: ${texto}` : words
}

const named = (names: Record<string, string>) => (value: string) => names[value] ?? value
const shownAs: Partial<Record<LeadFieldName, (value: string) => string | null>> = {
  documento: formatDocument,
  fone: phoneText,
  cep: formatCep,
  data_nascimento: formatDate,
  proximo_contato: formatDateTime,
  valor: formatMoney,
  valor_atual: formatMoney,
  tipo: named(typeNames),
  blacklist: named(blacklistKindNames),
}

const HIDDEN = '•'
function valueOf(campo: string, value: string | null): string {
  if (value === null || value === '') return '–'
  if (value.startsWith(HIDDEN)) return value
  return shownAs[campo as LeadFieldName]?.(value) ?? value
}

const changesOf = ({ campos }: Line) =>
  (campos ?? [])
    .map(({ campo, de, para }) => {
      const name = leadFieldNames[campo as LeadFieldName] ?? campo
      return `${name}: ${valueOf(campo, de)} → ${valueOf(campo, para)}`
    })
    .join('; ')

const noteOf = ({ created_at, usuario, chave }: Line) =>
  [formatDateTime(created_at), usuario, chave && `pela chave ${chave}`].filter(Boolean).join(', ')

/** "sem contato há 4 dias", after "Hoje" */
const waiting = ({ dias_parado: days }: WholeLead) =>
  days === 0 ? 'com contato' : `sem contato há ${formatCount(days, 'dia', 'dias')}`

/** The next contact, how it is today, and what was done with a lead and changed of it, newest first. */
export function LeadHistory({ lead }: { lead: WholeLead }) {
  const history = useQuery(trpc.leads.history.queryOptions({ id: lead.id }))
  const open = lead.desfecho === 'aberta'
  return (
    <Loaded reads={[history]} waiting={<Skeleton className="h-24 w-full" />}>
      {(lines) => (
        <LifeLines
          next={
            open && lead.proximo_contato
              ? {
                  label: <b>Próximo contato</b>,
                  note: <NextContact lead={lead} />,
                  late: hasPassed(lead.proximo_contato),
                }
              : undefined
          }
          today={
            open && (
              <>
                <b>Hoje</b> {waiting(lead)}
              </>
            )
          }
          past={lines.map((line) => ({
            key: `${line.acao}-${line.id}`,
            label: <span className="break-words">{changesOf(line) || wordsOf(line)}</span>,
            note: noteOf(line),
          }))}
        />
      )}
    </Loaded>
  )
}
