import { incidentCategoryFields } from '@intranet/contract/operations/incident-categories'
import { incidentPriorities, incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { CategoryFields, categoryLabels } from '@/features/content/categories/category-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof incidentCategoryFields>

type Category = Outputs['incidentCategories']['get']

const changed = trpc.incidentCategories.pathFilter()

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
      form="incident-category"
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
      create={(input) => api.incidentCategories.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function IncidentCategoryEditPage({ record }: { record: Category }) {
  const labels = {
    ...categoryLabels,
    prioridade_padrao: 'Prioridade padrão',
    programada: 'Manutenção programada',
  }
  return (
    <EditPage
      form="incident-category"
      heading="EDITAR CATEGORIA DE INCIDENTE"
      schema={incidentCategoryFields}
      record={record}
      update={(input) => api.incidentCategories.update.mutate(input)}
      changed={changed}
      head={
        <RecordHistory
          tables={['incidente_categoria']}
          id={record.id}
          labels={labels}
          choices={{ prioridade_padrao: incidentPriorityLabels }}
        />
      }
    >
      {fields}
    </EditPage>
  )
}
