import { categoryFields } from '@intranet/contract/content/category'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CategoryFields, categoryLabels } from './category-fields.tsx'

type Category = Outputs['categories']['get']

const changed = trpc.categories.pathFilter()

export function CategoryRegisterPage({ source }: { source?: Category }) {
  return (
    <RegisterPage
      form="category"
      schema={categoryFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      source={source}
      create={(input) => api.categories.create.mutate(input)}
      changed={changed}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function CategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      form="category"
      schema={categoryFields}
      record={record}
      update={(input) => api.categories.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['categoria']} id={record.id} labels={categoryLabels} />}
    >
      <CategoryFields />
    </EditPage>
  )
}
