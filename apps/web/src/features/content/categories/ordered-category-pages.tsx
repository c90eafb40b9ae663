import { orderedCategoryFields } from '@intranet/contract/content/ordered-category'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { CategoryFields, categoryLabels } from './category-fields.tsx'
import { categoryKinds, type CategoryKind } from './category-kinds.ts'

export type OrderedCategory = Outputs['faqCategories']['get']

/** Its place is given in the list. */
const formFields = orderedCategoryFields.omit({ ordem: true })

export function OrderedCategoryRegisterPage({ kind }: { kind: CategoryKind }) {
  const { calls, changed } = categoryKinds[kind]
  return (
    <RegisterPage
      form={`${kind}-category`}
      schema={formFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      create={(input) => calls.create.mutate(input)}
      changed={changed}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function OrderedCategoryEditPage({ kind, record }: { kind: CategoryKind; record: OrderedCategory }) {
  const { calls, changed, table } = categoryKinds[kind]
  const labels = { ...categoryLabels, ordem: 'Ordem' }
  return (
    <EditPage
      form={`${kind}-category`}
      schema={formFields}
      record={record}
      update={(input) => calls.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={[table]} id={record.id} labels={labels} />}
    >
      <CategoryFields />
    </EditPage>
  )
}
