import {
  BLOCKING_HOURS,
  MIN_NOTICE_DAYS,
  blockingTypeLabels,
  weekdayLabels,
  weekdays,
} from '@intranet/contract/desk/blocking-options'
import { ruleFields } from '@intranet/contract/desk/blocking-rules'
import { blocking as text } from '@intranet/contract/messages/blocking'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormPanel, HelpNote, WithHelp } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { MultiSelectField, SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { TimeField } from '@/components/form/time-field.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof ruleFields>

/** A new rule; once saved it changes no more, so there is no page that edits one. */
export function RuleRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('blockingRules')}
          schema={ruleFields}
          defaultValues={{
            nome: '',
            valor_minimo: '0',
            qtd_faturas_min: 1,
            horario: BLOCKING_HOURS.from,
            dias_semana: [1, 2, 3, 4],
            respeita_feriado: true,
            dias_notificacao: MIN_NOTICE_DAYS,
          }}
          onSubmit={(values) => api.blockingRules.create.mutate({ objects: [values] })}
          changes={[trpc.blockingRules.pathFilter()]}
        >
          <WithHelp
            help={
              <HelpNote title="Antes de salvar">
                <p>A regra começa inativa e não muda depois de salva: para alterar, duplique.</p>
                <p>{text.restDays}</p>
                <p>{text.hour}</p>
              </HelpNote>
            }
          >
            <FormPanel>
              <TextField<Values> name="nome" label="Nome" wide />
              <ProviderField<Values> name="id_empresa" label="Provedor" />
              <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(blockingTypeLabels)} />
              <NumberField<Values> name="dias_atraso" label="Dias de atraso" />
              <NumberField<Values> name="dias_notificacao" label="Dias de notificação" />
              <MoneyField<Values> name="valor_minimo" label="Valor mínimo" />
              <NumberField<Values> name="qtd_faturas_min" label="Faturas em atraso" />
              <TimeField<Values> name="horario" label="Horário" hint="Entre 08:00 e 18:00." />
              <MultiSelectField<Values>
                name="dias_semana"
                label="Dias da semana"
                options={weekdays.map((day) => ({ value: day, label: weekdayLabels[day]! }))}
              />
              <ToggleField<Values>
                name="respeita_feriado"
                label="Respeita feriados e vésperas"
                labels={['Sim', 'Não']}
              />
            </FormPanel>
            <FormActions />
          </WithHelp>
        </Form>
      </PageSheet>
    </Page>
  )
}
