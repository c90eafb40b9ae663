import {
  ageInYears,
  formatCep,
  formatDocument,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
} from '@intranet/contract/formats'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { DetailList } from '@/components/records/detail-list.tsx'
import { historyOf } from '@/components/records/history.ts'
import { providerFact } from '@/features/company/provider-cell.tsx'

type Customer = Outputs['customers']['get']
type Contract = Customer['contratos'][number]

const genders = { M: 'Masculino', F: 'Feminino', O: 'Outro' } as const
const states = {
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  cancelado: 'Cancelado',
} as const

const columns: ListColumn<Contract>[] = [
  { accessorKey: 'contrato', header: 'Contrato', meta: { card: 'main' } },
  { accessorKey: 'produto', header: 'Produto', meta: { card: 'extra' } },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { card: 'extra', numeric: true },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  { accessorKey: 'vencimento_dia', header: 'Vencimento', meta: { numeric: true } },
  {
    accessorKey: 'data_contratacao',
    header: 'Contratação',
    cell: ({ row }) => formatDate(row.original.data_contratacao),
  },
  {
    accessorKey: 'data_ativacao',
    header: 'Ativação',
    cell: ({ row }) => formatDate(row.original.data_ativacao),
  },
  {
    accessorKey: 'situacao',
    header: 'Status',
    meta: { card: 'sub' },
    cell: ({ row }) => <StateBadge state={states[row.original.situacao]} />,
  },
]

const contractOf = ({ contrato }: Record<string, unknown>) =>
  contrato === undefined ? undefined : `Contrato ${String(contrato)}`

const history = historyOf(
  ['relationship_dados_pessoas', 'relationship_contrato'],
  {
    nome_razaosocial: 'Nome',
    cpf: 'CPF/CNPJ',
    telefone: 'Telefone',
    email: 'E-mail',
    data_nascimento: 'Nascimento',
    logradouro: 'Endereço',
    cidade: 'Cidade',
    ativo: 'Ativo',
    produto: 'Produto',
    valor: 'Valor',
    vencimento_dia: 'Vencimento',
    data_contratacao: 'Contratação',
    data_ativacao: 'Ativação',
    situacao: 'Status do contrato',
  },
  {
    choices: { situacao: states },
    about: contractOf,
  },
)

const join = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator)

function birth(day: string | null): string | null {
  const age = ageInYears(day, new Date())
  return day && age !== null ? `${formatDate(day)} (${age} anos)` : null
}

/** One customer with their contracts, as far as the reader may know them. The reading is recorded. */
export function CustomerPage({ record }: { record: Customer }) {
  const { contratos } = record
  const list = {
    data: { total: contratos.length, dados: contratos },
    error: null,
    isFetching: false,
    refetch: () => undefined,
  }
  const table = useListTable({ columns, list })
  const street = join(', ', record.logradouro, join(' ', record.numero, record.complemento))
  return (
    <Page>
      <PageHead heading={record.nome_razaosocial} total={`código ${record.codpessoa}`}>
        <RecordHistory history={history} id={record.id} />
      </PageHead>
      <PageSheet>
        <DetailList
          wide
          rows={[
            providerFact(record.empresa),
            ['CPF/CNPJ', formatDocument(record.cpf)],
            ['Telefone', formatPhone(record.telefone)],
            ['E-mail', record.email],
            ['Nascimento', birth(record.data_nascimento)],
            ['Sexo', record.sexo && genders[record.sexo as keyof typeof genders]],
            ['CEP', formatCep(record.cep)],
            ['Endereço', street],
            ['Bairro', record.bairro],
            ['Cidade', join(' - ', record.cidade, record.uf)],
            ['Status', record.falecido ? 'Falecido' : record.ativo ? 'Ativo' : 'Inativo'],
            ['Atualizado em', formatDateTime(record.updated_at)],
          ]}
        />
        <SectionLabel count={contratos.length}>CONTRATOS</SectionLabel>
        <DataTable label="Contratos" table={table} list={list} />
      </PageSheet>
    </Page>
  )
}
