import { category } from '@intranet/contract/content/category'
import { categorySchemas } from '@intranet/contract/content/category-schemas'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { CategoryFields } from './category-fields.tsx'
import { categories } from './category.entity.ts'

type Category = Outputs['categories']['get']

export function CategoryRegisterPage({ source }: { source?: Category }) {
  return (
    <RegisterPage
      entity={categories}
      beside="novidades"
      schema={categorySchemas.fields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
      source={source}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function CategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      entity={categories}
      beside={`novidades · ${record.titulo}`}
      schema={categorySchemas.fields}
      record={record}
      merges={{ declared: category, read: (id) => api.categories.get.query({ id }) }}
    >
      <CategoryFields />
    </EditPage>
  )
}
