import { can } from '@intranet/contract/access'
import { pointsOf, severityLabels } from '@intranet/contract/operations/fleet-options'
import { fineEditFields, fineFields } from '@intranet/contract/operations/fines'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { FineDriver } from './fine-driver.tsx'
import { DriverField, VehicleField } from './fleet-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useFineSteps } from './use-fine-steps.ts'
import { fines } from './fine.entity.ts'

type Values = z.input<typeof fineFields>

const severities = optionsOf(severityLabels).map((one) => ({ ...one, note: `${pointsOf[one.value]} pontos` }))

function Fields() {
  return (
    <>
      <TextField<Values> name="auto_infracao" label="Auto de infração" />
      <TextField<Values> name="orgao" label="Órgão autuador" />
      <TextField<Values> name="codigo_infracao" label="Código da infração" />
      <SelectField<Values> name="gravidade" label="Gravidade" options={severities} />
      <TextField<Values> name="descricao" label="Descrição" wide />
      <DateTimeField<Values> name="data_infracao" label="Data e hora da infração" />
      <TextField<Values> name="local" label="Local" />
      <DateField<Values> name="data_notificacao" label="Data da notificação" />
      <DateField<Values>
        name="prazo_notificado"
        label="Prazo de indicação"
        hint="O que está na notificação. Vazio: 30 dias depois dela."
      />
      <MoneyField<Values> name="valor" label="Valor" />
      <DateField<Values> name="vencimento" label="Vencimento" />
      <StoredFileField<Values> name="arquivo" label="Notificação" removable />
    </>
  )
}

export function FineRegisterPage() {
  return (
    <RegisterPage
      entity={fines}
      schema={fineFields}
      blank={{ auto_infracao: '', orgao: '', codigo_infracao: '', descricao: '', local: '' }}
    >
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" />
        <DriverField<Values>
          name="id_motorista"
          label="Motorista"
          hint="Vazio: a intranet propõe quem dirigia na data."
        />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function FineEditPage({ record }: { record: Outputs['fines']['get'] }) {
  const steps = useFineSteps()
  const writes = can(useSession(), 'frota', 'create')
  return (
    <EditPage
      entity={fines}
      heading={`Multa ${record.auto_infracao}`}
      schema={fineEditFields}
      record={record}
      help={<FineDriver fine={record} writes={writes} />}
      helpFirst
      tools={
        <>
          {steps(record).map(({ label, icon, onSelect }) => (
            <Button variant="outline" key={label} icon={icon} cooldown={false} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <FormPanel>
        <Fields />
      </FormPanel>
    </EditPage>
  )
}
