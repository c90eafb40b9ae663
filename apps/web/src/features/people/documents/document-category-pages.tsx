import { documentCategory } from '@intranet/contract/people/document-category'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { CategoryFields } from '@/features/content/categories/category-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { documentCategories } from './document-category.entity.ts'

const documentCategorySchemas = schemasOf(documentCategory)

const Field = fieldOf(documentCategory)

type Category = Outputs['documentCategories']['get']

const fields = (
  <CategoryFields>
    <Field name="exige_validade" />
    <Field name="sensivel" hint="Cada leitura pelo RH fica registrada." />
  </CategoryFields>
)

export function DocumentCategoryRegisterPage() {
  return (
    <RegisterPage
      entity={documentCategories}
      heading="NOVA CATEGORIA DE DOCUMENTO"
      schema={documentCategorySchemas.fields}
      blank={{ titulo: '', color: '', icone: '', exige_validade: false, sensivel: false, ativo: false }}
    >
      {fields}
    </RegisterPage>
  )
}

export function DocumentCategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      entity={documentCategories}
      beside={record.titulo}
      heading="EDITAR CATEGORIA DE DOCUMENTO"
      schema={documentCategorySchemas.fields}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
