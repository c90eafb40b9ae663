import type * as z from 'zod'
import { offeredModules, levels } from '@intranet/contract/access'
import { levelLabels, moduleLabels } from '@intranet/contract/access/access-profiles'
import { applicationFields } from '@intranet/contract/content/applications'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RecordDrawer, SavedRecord } from '../record-drawer.tsx'
import { applications } from './application.entity.ts'

type Values = z.input<typeof applicationFields>

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
      schema={applicationFields}
      blank={blank}
      record={record}
      onClose={onClose}
    >
      <TextField<Values> name="nome" label="Nome" maxLength={80} />
      <TextField<Values> name="descricao" label="Descrição" maxLength={200} />
      <TextField<Values> name="url" label="Endereço" type="url" placeholder="https://" />
      <TextField<Values> name="categoria" label="Categoria" maxLength={60} />
      <IconPickerField<Values> name="icone" label="Ícone" />
      <MultiSelectField<Values>
        name="roles"
        label="Quem abre"
        options={roles}
        placeholder="Todos os funcionários"
        hint="Um nível inclui os que estão abaixo dele."
      />
      <ProviderField<Values>
        name="id_empresa"
        label="Provedor"
        hint="Sem provedor, vale para todo o grupo."
      />
      <NumberField<Values> name="ordem" label="Ordem" />
      <ToggleField<Values> name="nova_aba" label="Abre em nova aba" labels={['Sim', 'Não']} />
      <ToggleField<Values> name="ativo" label="Status" />
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
