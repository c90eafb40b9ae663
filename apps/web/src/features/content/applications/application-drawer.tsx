import { offeredModules, levels } from '@intranet/contract/access'
import { levelLabels, moduleLabels } from '@intranet/contract/access/access-profiles'
import { applicationSchemas } from '@intranet/contract/content/application-schemas'
import { application } from '@intranet/contract/content/applications'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RecordDrawer, SavedRecord } from '../record-drawer.tsx'
import { applications } from './application.entity.ts'

const Field = fieldOf(application)

const roles = offeredModules.flatMap((module) =>
  levels.map((level) => ({
    value: `${module}:${level}`,
    label: `${moduleLabels[module]}: ${levelLabels[level]}`,
  })),
)

const blank = {
  nome: '',
  descricao: '',
  url: '',
  icone: '',
  categoria: '',
  roles: [],
  id_empresa: null,
  nova_aba: true,
  ordem: 0,
  ativo: false,
}

type Props = { id?: number; onClose: () => void }

function Drawer({
  record,
  onClose,
}: {
  record?: Parameters<typeof RecordDrawer>[0]['record']
  onClose: () => void
}) {
  return (
    <RecordDrawer
      entity={applications}
      title={record ? 'Editar aplicação' : 'Nova aplicação'}
      schema={applicationSchemas.fields}
      blank={blank}
      record={record}
      onClose={onClose}
    >
      <Field name="nome" capped />
      <Field name="descricao" capped />
      <Field name="url" />
      <Field name="categoria" capped />
      <Field name="icone" as={IconPickerField} />
      <Field
        name="roles"
        as={MultiSelectField<AnyValues>}
        options={roles}
        placeholder="Todos os funcionários"
        hint="Um nível inclui os que estão abaixo dele."
      />
      <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
      <Field name="ordem" />
      <Field name="nova_aba" />
      <Field name="ativo" />
    </RecordDrawer>
  )
}

function SavedDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRecord(trpc.applications.get.queryOptions({ id }))
  return (
    <SavedRecord title="Editar aplicação" read={read} onClose={onClose}>
      {(record) => <Drawer record={record} onClose={onClose} />}
    </SavedRecord>
  )
}

/** Writing an application; superadmins only. */
export default function ApplicationDrawer({ id, onClose }: Props) {
  return id ? <SavedDrawer id={id} onClose={onClose} /> : <Drawer onClose={onClose} />
}
