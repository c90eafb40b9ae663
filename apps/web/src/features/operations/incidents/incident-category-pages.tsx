import { incidentCategory } from '@intranet/contract/operations/incident-category'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { CategoryFields } from '@/features/content/categories/category-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { incidentCategories } from './incident-category.entity.ts'

const incidentCategorySchemas = schemasOf(incidentCategory)

const Field = fieldOf(incidentCategory)

type Category = Outputs['incidentCategories']['get']

const fields = (
  <CategoryFields>
    <Field name="prioridade_padrao" searched required />
    <Field name="programada" hint="Pode ser marcada com até 30 dias de antecedência e tem um fim previsto." />
    <Field
      name="afeta_rede"
      hint="Aparece em Como está a rede, e conta clientes e minutos sem serviço. Um sistema lento não deixa ninguém sem internet."
    />
  </CategoryFields>
)

export function IncidentCategoryRegisterPage() {
  return (
    <RegisterPage
      entity={incidentCategories}
      heading="NOVA CATEGORIA DE INCIDENTE"
      schema={incidentCategorySchemas.fields}
      blank={{
        titulo: '',
        color: '',
        icone: '',
        prioridade_padrao: 'media',
        programada: false,
        afeta_rede: true,
        ativo: false,
      }}
    >
      {fields}
    </RegisterPage>
  )
}

export function IncidentCategoryEditPage({ record }: { record: Category }) {
  return (
    <EditPage
      entity={incidentCategories}
      beside={record.titulo}
      heading="EDITAR CATEGORIA DE INCIDENTE"
      schema={incidentCategorySchemas.fields}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
