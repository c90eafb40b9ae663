import { complimentCategory } from '@intranet/contract/content/category'
import { categorySchemas } from '@intranet/contract/content/category-schemas'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { CategoryFields } from '@/features/content/categories/category-fields.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { complimentCategories } from './compliment-category.entity.ts'

type Category = Outputs['complimentCategories']['get']

export function ComplimentCategoryRegisterPage() {
  return (
    <RegisterPage
      entity={complimentCategories}
      heading="NOVA CATEGORIA DE ELOGIO"
      schema={categorySchemas.fields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function ComplimentCategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      entity={complimentCategories}
      beside={record.titulo}
      heading="EDITAR CATEGORIA DE ELOGIO"
      schema={categorySchemas.fields}
      record={record}
      merges={{ declared: complimentCategory, read: (id) => api.complimentCategories.get.query({ id }) }}
    >
      <CategoryFields />
    </EditPage>
  )
}
