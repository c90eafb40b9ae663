import type * as z from 'zod'
import { wholeResource } from '@intranet/contract/content/resources'
import { bookableTypes, resourceTypeNames, resourceTypes } from '@intranet/contract/content/resource-words'
import { useWatch } from 'react-hook-form'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RecordDrawer, SavedRecord } from '../record-drawer.tsx'
import { resources } from './resource.entity.ts'

type Values = z.input<typeof wholeResource>

const types = resourceTypes.map((value) => ({ value, label: resourceTypeNames[value] }))

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
  const type = useWatch({ name: 'tipo' }) as string
  const bookable = bookableTypes.some((one) => one === type)
  return (
    <>
      <TextField<Values> name="nome" label="Nome" maxLength={120} />
      <RadioField<Values> name="tipo" label="Tipo" options={types} />
      <TextAreaField<Values> name="descricao" label="Descrição" />
      <ProviderField<Values>
        name="id_empresa"
        label="Provedor"
        hint="Sem provedor, vale para todo o grupo."
      />
      {bookable ? (
        <>
          <CityField<Values> name="id_cidade" label="Cidade" />
          <NumberField<Values> name="capacidade" label="Capacidade" />
          <ToggleField<Values> name="reservavel" label="Pode ser reservado" labels={['Sim', 'Não']} />
        </>
      ) : (
        <>
          <StoredFileField<Values> name="id_arquivo" label="Arquivo" removable />
          <TextField<Values> name="link" label="Link" type="url" placeholder="https://" />
        </>
      )}
      <ToggleField<Values> name="ativo" label="Status" />
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
      schema={wholeResource}
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
