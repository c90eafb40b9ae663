import type * as z from 'zod'
import { documentCategoryFields } from '@intranet/contract/people/documents-categories'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { CategoryFields, categoryLabels } from '@/features/content/categories/category-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof documentCategoryFields>

type Category = Outputs['documentCategories']['get']

const changed = trpc.documentCategories.pathFilter()

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
      form="document-category"
      heading="NOVA CATEGORIA DE DOCUMENTO"
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
  const labels = { ...categoryLabels, exige_validade: 'Exige validade', sensivel: 'Sensível' }
  return (
    <EditPage
      form="document-category"
      heading="EDITAR CATEGORIA DE DOCUMENTO"
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
