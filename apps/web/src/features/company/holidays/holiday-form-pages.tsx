import { holiday } from '@intranet/contract/company/holiday'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { formatDateTime } from '@intranet/contract/formats'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { holidays } from './holiday.entity.ts'

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

const { form } = schemasOf(holiday)

type Holiday = Outputs['holidays']['get']

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
    <RegisterPage entity={holidays} schema={form} blank={blank} help={help}>
      <HolidayFields />
    </RegisterPage>
  )
}

export function HolidayEditPage({ record }: { record: Holiday }) {
  return (
    <EditPage
      entity={holidays}
      beside={record.nome}
      schema={form}
      record={{
        ...record,
        ano: record.ano ?? thisYear(),
        municipio: record.municipio.map(({ id }) => id),
      }}
      help={help}
    >
      <HolidayFields linked={record.municipio} />
    </EditPage>
  )
}
