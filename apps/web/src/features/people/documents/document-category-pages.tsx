import { documentCategoryFields } from '@intranet/contract/people/documents-categories'
import { ColorField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['documentCategories']['get']

const changed = trpc.documentCategories.pathFilter()

const fields = (
  <FormPanel>
    <TextField name="titulo" label="Título" wide />
    <ColorField name="color" label="Cor" wide />
    <IconPickerField name="icone" label="Ícone" />
    <ToggleField name="exige_validade" label="Exige validade" labels={['Sim', 'Não']} />
    <ToggleField
      name="sensivel"
      label="Sensível"
      labels={['Sim', 'Não']}
      hint="Cada leitura pelo RH fica registrada."
    />
    <ToggleField name="ativo" label="Status" />
  </FormPanel>
)

export function DocumentCategoryRegisterPage() {
  return (
    <RegisterPage
      title="NOVA CATEGORIA DE DOCUMENTO"
      schema={documentCategoryFields}
      blank={{ titulo: '', color: '', icone: '', exige_validade: false, sensivel: false, ativo: false }}
      create={(input) => api.documentCategories.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function DocumentCategoryEditPage({ record }: { record: Category }) {
  const labels = {
    titulo: 'Título',
    color: 'Cor',
    icone: 'Ícone',
    exige_validade: 'Exige validade',
    sensivel: 'Sensível',
    ativo: 'Ativo',
  }
  return (
    <EditPage
      title="EDITAR CATEGORIA DE DOCUMENTO"
      schema={documentCategoryFields}
      record={record}
      update={(input) => api.documentCategories.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['rh_documento_categoria']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
