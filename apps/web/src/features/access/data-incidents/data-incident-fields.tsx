import type { createIncidentInput } from '@intranet/contract/access/data-incidents'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { PersonField } from '@/features/company/person-field.tsx'

export type IncidentValues = z.input<typeof createIncidentInput>

/** What is known of an incident; what is not known yet may be written later. */
export function DataIncidentFields({ suspect }: { suspect?: { id: number; nome: string | null } }) {
  return (
    <>
      <FormPanel title="O que aconteceu">
        <TextField<IncidentValues> name="titulo" label="Título" required wide maxLength={160} />
        <TextAreaField<IncidentValues>
          name="o_que"
          label="O que aconteceu"
          required
          wide
          max={4000}
          rows={4}
        />
        <DateTimeField<IncidentValues>
          name="conhecido_em"
          label="Conhecido em"
          required
          hint="O prazo de três dias úteis começa no dia seguinte."
        />
        <TextField<IncidentValues> name="dados" label="Dados afetados" required maxLength={1000} />
      </FormPanel>
      <FormPanel title="De quem são os dados">
        <DateTimeField<IncidentValues> name="periodo_de" label="Registros de" required />
        <DateTimeField<IncidentValues> name="periodo_ate" label="Até" required />
        <PersonField<IncidentValues>
          name="id_suspeito"
          label="Conta usada"
          hint="Sem uma conta, contam as leituras de todos no período."
          current={suspect}
          wide
        />
      </FormPanel>
      <FormPanel title="Riscos e medidas">
        <TextAreaField<IncidentValues> name="riscos" label="Riscos para as pessoas" wide max={2000} />
        <TextAreaField<IncidentValues> name="medidas" label="Medidas tomadas" wide max={4000} />
        <TextAreaField<IncidentValues>
          name="sem_risco"
          label="Por que não há risco"
          hint="Só quando não é preciso comunicar."
          wide
          max={2000}
        />
      </FormPanel>
    </>
  )
}
