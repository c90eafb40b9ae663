import { categoryFields } from '@intranet/contract/content/category'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { CategoryFields, categoryLabels } from '@/features/content/categories/category-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['complimentCategories']['get']

const changed = trpc.complimentCategories.pathFilter()

export function ComplimentCategoryRegisterPage() {
  return (
    <RegisterPage
      form="compliment-category"
      heading="NOVA CATEGORIA DE ELOGIO"
      schema={categoryFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      create={(input) => api.complimentCategories.create.mutate(input)}
      changed={changed}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function ComplimentCategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      form="compliment-category"
      heading="EDITAR CATEGORIA DE ELOGIO"
      schema={categoryFields}
      record={record}
      update={(input) => api.complimentCategories.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['elogio_categoria']} id={record.id} labels={categoryLabels} />}
    >
      <CategoryFields />
    </EditPage>
  )
}
