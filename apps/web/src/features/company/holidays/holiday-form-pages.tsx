import { wholeHoliday } from '@intranet/contract/company/holiday'
import { formatDateTime } from '@intranet/contract/formats'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { HolidayFields } from './holiday-fields.tsx'

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Tipos">
      Nacional vale para todos; Estadual, para um estado; Municipal, para as cidades escolhidas.
    </HelpNote>
    <HelpNote title="Onde aparece">
      No calendário, no início de cada pessoa e nas regras de envio, que podem pular feriados.
    </HelpNote>
    <HelpNote title="Recorrência">Todo ano repete a data; só um ano vale para o ano informado.</HelpNote>
  </>
)

type Holiday = Outputs['holidays']['get']

const changed = trpc.holidays.pathFilter()
const thisYear = () => Number(formatDateTime(new Date()).slice(6, 10))

export function HolidayRegisterPage() {
  const blank = {
    nome: '',
    data: '',
    uf: null,
    municipio: [],
    recorrencia_anual: true,
    ano: thisYear(),
    ativo: false,
  }
  return (
    <RegisterPage
      form="holiday"
      schema={wholeHoliday}
      blank={blank}
      create={(input) => api.holidays.create.mutate(input)}
      changed={changed}
      help={help}
    >
      <HolidayFields />
    </RegisterPage>
  )
}

export function HolidayEditPage({ record }: { record: Holiday }) {
  const labels = {
    nome: 'Nome',
    data: 'Data',
    tipo: 'Tipo',
    uf: 'Estado',
    id_cidade: 'Cidade',
    recorrencia_anual: 'Recorrência anual',
    ano: 'Ano',
    ativo: 'Ativo',
  }
  return (
    <EditPage
      form="holiday"
      schema={wholeHoliday}
      record={{
        ...record,
        ano: record.ano ?? thisYear(),
        municipio: record.municipio.map(({ id }) => id),
      }}
      update={(input) => api.holidays.update.mutate(input)}
      changed={changed}
      help={help}
      head={<RecordHistory tables={['feriado', 'feriado_cidade']} id={record.id} labels={labels} />}
    >
      <HolidayFields linked={record.municipio} />
    </EditPage>
  )
}
