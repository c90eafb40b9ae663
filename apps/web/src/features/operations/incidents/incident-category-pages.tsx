import { incidentCategoryFields } from '@intranet/contract/operations/incident-categories'
import { incidentPriorities, incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { CategoryFields } from '@/features/content/categories/category-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { incidentCategories } from './incident-category.entity.ts'

type Values = z.input<typeof incidentCategoryFields>

type Category = Outputs['incidentCategories']['get']

const fields = (
  <CategoryFields>
    <SelectField<Values>
      name="prioridade_padrao"
      label="Prioridade padrão"
      required
      options={incidentPriorities.map((value) => ({ value, label: incidentPriorityLabels[value] }))}
    />
    <ToggleField<Values>
      name="programada"
      label="Manutenção programada"
      labels={['Sim', 'Não']}
      hint="Pode ser marcada com até 30 dias de antecedência e tem um fim previsto."
    />
  </CategoryFields>
)

export function IncidentCategoryRegisterPage() {
  return (
    <RegisterPage
      entity={incidentCategories}
      heading="NOVA CATEGORIA DE INCIDENTE"
      schema={incidentCategoryFields}
      blank={{
        titulo: '',
        color: '',
        icone: '',
        prioridade_padrao: 'media',
        programada: false,
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
      heading="EDITAR CATEGORIA DE INCIDENTE"
      schema={incidentCategoryFields}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
