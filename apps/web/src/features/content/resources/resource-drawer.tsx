import { schemasOf } from '@intranet/contract/entity/schemas'
import { resource } from '@intranet/contract/content/resources'
import { bookableTypes } from '@intranet/contract/content/resource-words'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RecordDrawer, SavedRecord } from '../record-drawer.tsx'
import { resources } from './resource.entity.ts'

const { form } = schemasOf(resource)
type Values = z.input<typeof form>

const Field = fieldOf(resource)

const blank = {
  nome: '',
  tipo: 'sala' as const,
  descricao: '',
  id_empresa: null,
  id_cidade: null,
  capacidade: null,
  id_arquivo: null,
  link: '',
  reservavel: false,
  ativo: false,
}

function Fields() {
  const type = useValue<Values>()('tipo')
  const bookable = bookableTypes.some((one) => one === type)
  return (
    <>
      <Field name="nome" capped />
      <Field name="tipo" radio />
      <Field name="descricao" as={TextAreaField} wide />
      <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
      {bookable ? (
        <>
          <Field name="id_cidade" as={CityField} />
          <Field name="capacidade" />
          <Field name="reservavel" />
        </>
      ) : (
        <>
          <Field name="id_arquivo" />
          <Field name="link" />
        </>
      )}
      <Field name="ativo" />
    </>
  )
}

function Drawer({
  record,
  onClose,
}: {
  record?: Parameters<typeof RecordDrawer>[0]['record']
  onClose: () => void
}) {
  return (
    <RecordDrawer
      entity={resources}
      title={record ? 'Editar recurso' : 'Novo recurso'}
      schema={form}
      blank={blank}
      record={record}
      onClose={onClose}
    >
      <Fields />
    </RecordDrawer>
  )
}

function SavedDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRecord(trpc.resources.get.queryOptions({ id }))
  return (
    <SavedRecord title="Editar recurso" read={read} onClose={onClose}>
      {(record) => <Drawer record={record} onClose={onClose} />}
    </SavedRecord>
  )
}

/** Writing a resource; HR's managers only. */
export default function ResourceDrawer({ id, onClose }: { id?: number; onClose: () => void }) {
  return id ? <SavedDrawer id={id} onClose={onClose} /> : <Drawer onClose={onClose} />
}
