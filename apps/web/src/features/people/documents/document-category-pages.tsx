import type * as z from 'zod'
import { documentCategoryFields } from '@intranet/contract/people/documents-categories'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { CategoryFields } from '@/features/content/categories/category-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { documentCategories } from './document-category.entity.ts'

type Values = z.input<typeof documentCategoryFields>

type Category = Outputs['documentCategories']['get']

const fields = (
  <CategoryFields>
    <ToggleField<Values> name="exige_validade" label="Exige validade" labels={['Sim', 'Não']} />
    <ToggleField<Values>
      name="sensivel"
      label="Sensível"
      labels={['Sim', 'Não']}
      hint="Cada leitura pelo RH fica registrada."
    />
  </CategoryFields>
)

export function DocumentCategoryRegisterPage() {
  return (
    <RegisterPage
      entity={documentCategories}
      heading="NOVA CATEGORIA DE DOCUMENTO"
      schema={documentCategoryFields}
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
      heading="EDITAR CATEGORIA DE DOCUMENTO"
      schema={documentCategoryFields}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
