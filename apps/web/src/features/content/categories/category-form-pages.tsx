import { categoryFields } from '@intranet/contract/content/category'
import { ColorField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['categories']['get']

const changed = trpc.categories.pathFilter()

const fields = (
  <FormPanel>
    <TextField name="titulo" label="Título" wide />
    <ColorField name="color" label="Cor" wide />
    <IconPickerField name="icone" label="Ícone" />
    <ToggleField name="ativo" label="Status" />
  </FormPanel>
)

export function CategoryRegisterPage({ source }: { source?: Category }) {
  return (
    <RegisterPage
      title="NOVA CATEGORIA"
      schema={categoryFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      source={source}
      create={(input) => api.categories.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function CategoryEditPage({ record }: { record: Category }) {
  const labels = { titulo: 'Título', color: 'Cor', icone: 'Ícone', ativo: 'Ativo' }
  return (
    <EditPage
      title="EDITAR CATEGORIA"
      schema={categoryFields}
      record={record}
      update={(input) => api.categories.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['categoria']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
