import { complimentCategoryFields } from '@intranet/contract/people/compliments-categories'
import { ColorField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['complimentCategories']['get']

const changed = trpc.complimentCategories.pathFilter()

const fields = (
  <FormPanel>
    <TextField name="titulo" label="Título" wide />
    <ColorField name="color" label="Cor" wide />
    <IconPickerField name="icone" label="Ícone" />
    <ToggleField name="ativo" label="Status" />
  </FormPanel>
)

export function ComplimentCategoryRegisterPage() {
  return (
    <RegisterPage
      title="NOVA CATEGORIA DE ELOGIO"
      schema={complimentCategoryFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      create={(input) => api.complimentCategories.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function ComplimentCategoryEditPage({ record }: { record: Category }) {
  const labels = { titulo: 'Título', color: 'Cor', icone: 'Ícone', ativo: 'Ativo' }
  return (
    <EditPage
      title="EDITAR CATEGORIA DE ELOGIO"
      schema={complimentCategoryFields}
      record={record}
      update={(input) => api.complimentCategories.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['elogio_categoria']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
