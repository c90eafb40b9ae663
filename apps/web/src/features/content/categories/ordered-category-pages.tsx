import { orderedCategoryFields } from '@intranet/contract/content/ordered-category'
import { ColorField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { categoryKinds, type CategoryKind } from './category-kinds.ts'

export type OrderedCategory = Outputs['faqCategories']['get']

const fields = (
  <FormPanel>
    <TextField name="titulo" label="Título" wide />
    <ColorField name="color" label="Cor" wide />
    <IconPickerField name="icone" label="Ícone" />
    <NumberField name="ordem" label="Ordem" hint="Menor aparece antes." />
    <ToggleField name="ativo" label="Status" />
  </FormPanel>
)

export function OrderedCategoryRegisterPage({ kind }: { kind: CategoryKind }) {
  const { calls, changed } = categoryKinds[kind]
  return (
    <RegisterPage
      title="NOVA CATEGORIA"
      schema={orderedCategoryFields}
      blank={{ titulo: '', color: '', icone: '', ordem: 0, ativo: false }}
      create={(input) => calls.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function OrderedCategoryEditPage({ kind, record }: { kind: CategoryKind; record: OrderedCategory }) {
  const { calls, changed, table } = categoryKinds[kind]
  const labels = { titulo: 'Título', color: 'Cor', icone: 'Ícone', ordem: 'Ordem', ativo: 'Ativo' }
  return (
    <EditPage
      title="EDITAR CATEGORIA"
      schema={orderedCategoryFields}
      record={record}
      update={(input) => calls.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={[table]} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
