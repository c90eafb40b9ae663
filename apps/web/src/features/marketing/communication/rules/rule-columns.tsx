import { formatDate, formatDateTime } from '@intranet/contract/formats'
import {
  channelKeys,
  channels,
  criteria,
  NOT_APPLICABLE,
  sendings,
  shiftWords,
} from '@intranet/contract/marketing/communication-words'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { optionsOf } from '@/lib/options-of.ts'

export type Rule = Outputs['communicationRules']['list']['dados'][number]

const sendingOf = ({ envio, tempo }: Pick<Rule, 'envio' | 'tempo'>) =>
  tempo ? `${sendings[envio]}: ${tempo}` : sendings[envio]

/** The rules list. `onRuns` opens what a rule has sent so far. */
export const ruleColumns = (onRuns: (rule: Rule) => void): ListColumns<Rule, 'communicationRules.list'> => [
  {
    id: 'criterio',
    header: 'Critério',
    meta: {
      card: 'main',
      sort: true,
      called: (rule: Rule) => `${criteria[rule.criterio]}, ${sendingOf(rule)}`,
    },
    accessorFn: ({ criterio }) => criteria[criterio],
    cell: ({ row: { original } }) => (
      <>
        {criteria[original.criterio]}
        {original.data_especifica && (
          <span className="block text-xs font-normal text-muted-foreground">
            {formatDate(original.data_especifica)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'envio',
    header: 'Envio',
    meta: { card: 'extra', sort: true },
    accessorFn: sendingOf,
  },
  {
    id: 'tempo',
    header: 'Tempo',
    meta: { sort: true, numeric: true, hidden: true },
    accessorFn: ({ tempo }) => tempo ?? NOT_APPLICABLE,
  },
  {
    id: 'data_especifica',
    header: 'Data Específica',
    meta: { sort: true, hidden: true },
    accessorFn: ({ data_especifica }) => (data_especifica ? formatDate(data_especifica) : NOT_APPLICABLE),
  },
  {
    id: 'turno',
    header: 'Turno',
    meta: { card: 'extra', sort: true },
    accessorFn: ({ turno }) => shiftWords[turno],
  },
  {
    id: 'canais',
    header: 'Canais',
    meta: { card: 'extra', exported: ['whatsapp', 'email', 'sms'] },
    accessorFn: (rule) =>
      channelKeys
        .filter((key) => rule[key])
        .map((key) => channels[key])
        .join(', '),
  },
  {
    id: 'proximo_envio',
    header: 'Próximo envio',
    meta: { card: 'extra', labelled: true },
    accessorFn: ({ proximo_envio }) => (proximo_envio ? formatDateTime(proximo_envio) : '–'),
  },
  {
    id: 'ultima_execucao',
    accessorFn: ({ ultima_execucao }) => ultima_execucao,
    header: 'Última execução',
    meta: { sort: true },
    cell: ({ row: { original: rule } }) => (
      <button
        type="button"
        className={cn(buttonVariants({ variant: 'link' }), 'h-auto px-0')}
        onClick={() => onRuns(rule)}
      >
        {rule.ultima_execucao ? formatDateTime(rule.ultima_execucao) : 'Nenhuma'}
      </button>
    ),
  },
  {
    id: 'aprovacao',
    accessorFn: ({ aprovacao }) => aprovacao,
    header: 'Aprovação',
    cell: ({ row: { original: rule } }) =>
      rule.aprovacao === 'pendente' ? (
        <StateBadge state="Aguardando aprovação" />
      ) : rule.aprovacao === 'aprovada' ? (
        <StateBadge state="Aprovada" />
      ) : (
        '–'
      ),
  },
]

export const ruleFilters: FiltersOf<'communicationRules.list'> = [
  { key: 'criterio', label: 'Critério', kind: 'choice', options: optionsOf(criteria) },
  { key: 'envio', label: 'Envio', kind: 'choice', options: optionsOf(sendings) },
  { key: 'turno', label: 'Turno', kind: 'choice', options: optionsOf(shiftWords) },
  { key: 'whatsapp', label: 'WhatsApp', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'email', label: 'E-mail', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'sms', label: 'SMS', kind: 'boolean', labels: ['Sim', 'Não'] },
]
