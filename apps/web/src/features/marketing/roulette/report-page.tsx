import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatPhone, maskCpf } from '@intranet/contract/formats'
import { roulette, rouletteReport as text } from '@intranet/contract/messages/roulette'
import { shortMoment, spinErrors } from '@intranet/contract/marketing/roulette-words'
import { RequiredLine } from '@/components/form/required-line.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ListTable } from '@/components/list/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Label } from '@/components/ui/label.tsx'
import { useSession } from '@/lib/session.ts'
import { searchWith } from '@/lib/search-with.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { Field } from '@/components/ui/field.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { useSave } from '@/lib/use-save.ts'
import { audiences, errors, type ReportChoice } from './report-choice.ts'
import { shownCount } from '@/components/list/shown-total.ts'

type Participant = Outputs['roulette']['participants']['dados'][number]

/** Managers get it whole, for the file; a screen shows only enough to distinguish people. */
const shownCpf = (cpf: string) => (/^\d+$/.test(cpf) ? maskCpf(cpf) : cpf)

const columns: ListColumns<Participant, 'roulette.participants'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'telefone',
    header: 'Telefone',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) =>
      /^\d+$/.test(original.telefone ?? '') ? formatPhone(original.telefone) : original.telefone,
  },
  {
    accessorKey: 'cpf',
    header: 'CPF',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) => (original.cpf ? shownCpf(original.cpf) : null),
  },
  { accessorKey: 'cupom', header: 'Cupom', meta: { card: 'sub', sort: true } },
  { accessorKey: 'premio', header: text.prize, meta: { card: 'extra', sort: true } },
  {
    id: 'erro',
    header: 'Erro',
    meta: { sort: true },
    accessorFn: ({ erro }) => erro && (spinErrors[erro as keyof typeof spinErrors] ?? erro),
  },
  {
    accessorKey: 'entregue_em',
    header: 'Entregue',
    meta: { sort: true },
    cell: ({ row }) => (row.original.entregue_em ? shortMoment(row.original.entregue_em) : 'Não'),
  },
  {
    accessorKey: 'created_at',
    header: 'Participação',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => shortMoment(row.original.created_at),
  },
]

interface ChooserProps<T extends string> {
  label: string
  value: T | undefined
  options: [T, string][]
  onChange: (value: T | undefined) => void
}

function Chooser<T extends string>({ label, value, options, onChange }: ChooserProps<T>) {
  const id = `relatorio-${label.replace(/\W/g, '')}`
  return (
    <Field>
      <Label htmlFor={id} required>
        {label}
      </Label>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value as T) || undefined)}
      >
        <option value="">Selecione</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** The filter: its button waits for both choices (docs/marketing.md#participants). */
function ReportFilter({ onGenerate }: { onGenerate: (choice: ReportChoice) => void }) {
  const [choice, setChoice] = useState<Partial<ReportChoice>>({})
  const { publico, erro } = choice
  const waits = !publico || !erro
  const whyId = useId()
  return (
    <>
      <p className="mb-4 max-w-[640px] text-sm text-muted-foreground">
        Escolha quem girou a roleta; a tabela mostra cupom, prêmio e entrega.
      </p>
      <RequiredLine />
      <Card className="grid max-w-[640px] grid-cols-2 gap-x-5 gap-y-4 p-5 max-sm:grid-cols-1 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
        <Chooser
          label={text.audience}
          value={publico}
          options={Object.entries(audiences) as [keyof typeof audiences, string][]}
          onChange={(next) => setChoice({ ...choice, publico: next })}
        />
        <Chooser
          label={text.withError}
          value={erro}
          options={Object.entries(errors) as [keyof typeof errors, string][]}
          onChange={(next) => setChoice({ ...choice, erro: next })}
        />
      </Card>
      <div className="flex max-w-[640px] flex-wrap items-center justify-end gap-3 py-4">
        {waits && (
          <span id={whyId} className="text-xs text-muted-foreground">
            Escolha {text.audience} e {text.withError}.
          </span>
        )}
        <Button
          disabled={waits}
          aria-describedby={waits ? whyId : undefined}
          onClick={() => publico && erro && onGenerate({ publico, erro })}
        >
          {text.generate}
        </Button>
      </div>
    </>
  )
}

function useDelivery() {
  const confirm = useConfirm()
  const { mutate } = useSave(trpc.roulette.deliver.mutationOptions(), {
    saved: 'Prêmio marcado como entregue.',
    changes: [trpc.roulette.participants.pathFilter()],
  })
  return async (row: Participant) => {
    const answer = await confirm({
      title: `Entregar ${row.premio} a ${row.nome}?`,
      confirmLabel: 'Marcar entregue',
      input: { kind: 'input', label: 'Código de retirada', required: true, placeholder: '6 dígitos' },
    })
    if (answer) mutate({ id: row.id, codigo: answer.textArea })
  }
}

function Results({ id, choice, onChange }: { id: number; choice: ReportChoice; onChange: () => void }) {
  const search = useTableSearch('roulette.participants')
  const writes = can(useSession(), 'roulette', 'create')
  const deliver = useDelivery()
  const filtro = {
    ...search.input.filtro,
    ...(choice.publico !== 'todos' && { cliente: choice.publico === 'clientes' }),
    ...(choice.erro !== 'todos' && { erro: { _is_null: choice.erro === 'nao' } }),
  }
  const input = { ...search.input, id_campanha: id, filtro: filtro as Record<string, never> }
  const list = useList(trpc.roulette.participants.queryOptions(input), search)
  const actions = (row: Participant): RowAction[] =>
    writes && row.premio && !row.entregue_em
      ? [{ label: 'Marcar entregue', icon: PackageCheck, onSelect: () => void deliver(row) }]
      : []
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 text-sm">
        <p className="grow">
          <span className="text-muted-foreground">{text.audience}:</span> {audiences[choice.publico]}
          <span className="ml-4 text-muted-foreground">{text.withError}:</span> {errors[choice.erro]}
          {list.data && (
            <b className="ml-4 font-semibold">{shownCount(list.data, 'participação', 'participações')}</b>
          )}
        </p>
        <Button variant="outline" onClick={onChange}>
          {text.change}
        </Button>
      </div>
      <ListTable
        label="Participantes"
        placeholder="Buscar participante"
        list={list}
        search={search}
        columns={columns}
        filters={[]}
        actions={actions}
        empty={<EmptyState title={text.empty} />}
      />
    </>
  )
}

/** RELATÓRIO: who took part, by audience and error; CSV by the export button. */
export function RouletteReportPage({ id, publico, erro }: { id: number } & Partial<ReportChoice>) {
  const navigate = useNavigate()
  const choose = (next?: ReportChoice) =>
    void navigate({
      to: '.',
      search: searchWith({ publico: next?.publico, erro: next?.erro, pagina: undefined }),
    })
  const { data } = useQuery(trpc.roulette.list.queryOptions({ filtro: { id } }))
  return (
    <Page>
      <PageHead heading={roulette.reportTitle} total={data?.dados[0]?.nome} />
      <PageSheet>
        {publico && erro ? (
          <Results id={id} choice={{ publico, erro }} onChange={() => choose()} />
        ) : (
          <ReportFilter onGenerate={choose} />
        )}
      </PageSheet>
    </Page>
  )
}
