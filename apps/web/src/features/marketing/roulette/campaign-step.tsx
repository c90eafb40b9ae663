import { todayInBrazil } from '@intranet/contract/today'
import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSuperadmin } from '@intranet/contract/access'
import { campaignForm, type CampaignFields } from '@intranet/contract/marketing/roulette'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useValue, useValues } from '@/components/form/use-form-values.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { StepActions } from './step-actions.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Field, FieldTitle } from '@/components/ui/field.tsx'
import { providerKeyOption } from '@/components/inputs/option.ts'

type Values = z.input<typeof campaignForm>

export type SavedCampaign = Outputs['roulette']['get']

function NameField() {
  const name = useValue<Values>()('nome') ?? ''
  return (
    <TextField<Values>
      name="nome"
      label="Nome da campanha"
      maxLength={120}
      hint={name.length < 8 ? text.shortName(name.length) : undefined}
      wide
    />
  )
}

/** Only a superadmin changes the owner (docs/marketing.md#roulette-campaigns). */
function OwnerField() {
  const session = useSession()
  const owners = useQuery({ ...trpc.roulette.owners.queryOptions(), enabled: isSuperadmin(session) })
  if (!isSuperadmin(session)) return null
  const options = (owners.data ?? []).map(({ id, nome, email }) => ({ value: id, label: nome ?? email }))
  return (
    <SelectField<Values>
      name="id_usuario_intranet"
      label="Responsável"
      options={options}
      noResults={text.noOwners}
      required
      wide
    />
  )
}

/** A missing authorisation is shown, not refused (docs/marketing.md#roulette-campaigns). */
function CertificateNote() {
  const [number, file] = useValues<Values>()('certificado_autorizacao', 'regulamento_arquivo')
  if (number && file) return null
  return <Alert className="col-span-full">{number ? text.rulesFile : text.certificate}</Alert>
}

interface CampaignStepProps<Result> {
  saved?: SavedCampaign
  /** `seen` is the version that the fields began with. */
  onSave: (fields: CampaignFields, seen?: string) => Promise<Result>
  onSaved: (result: Result) => void
}

/** Step 1, "Cadastro básico". */
export function CampaignStep<Result>({ saved: current, onSave, onSaved }: CampaignStepProps<Result>) {
  const [saved] = useState(current)
  const session = useSession()
  const providers = useQuery(trpc.providers.options.queryOptions({ incluir: saved?.id_empresa }))
  const [today] = useState(todayInBrazil)
  const values = saved ?? {
    nome: '',
    sistema: null,
    id_usuario_intranet: session?.usuarioId,
    descricao: '',
    motivo_aplicacao: '',
    data_inicio_campanha: today,
    data_fim_campanha: '',
    intervalo_votacao: 1,
    api_erp: false,
    certificado_autorizacao: '',
    regulamento_arquivo: null,
  }
  const defaults = Object.fromEntries(
    Object.keys(campaignForm.shape)
      .filter((name) => name !== 'ativo')
      .map((name) => [name, values[name as keyof typeof values] ?? null]),
  )
  return (
    <Form
      identity={saved ? savedRecord('roulette', saved) : newRecord('roulette')}
      schema={campaignForm}
      defaultValues={defaults}
      onSubmit={(fields) => onSave(fields, saved?.updated_at)}
      onSaved={onSaved}
      texts={{ success: saved ? text.saved : text.created, failure: text.checkData }}
    >
      <FormPanel title="Campanha">
        <NameField />
        <SelectField<Values>
          name="sistema"
          label="Provedor"
          options={(providers.data ?? []).map(providerKeyOption)}
        />
        <NumberField<Values>
          name="intervalo_votacao"
          label="Intervalo entre giros (dias)"
          hint="Dias até o mesmo CPF girar de novo."
        />
        <OwnerField />
        <DateField<Values> name="data_inicio_campanha" label="Data de início" />
        <DateField<Values> name="data_fim_campanha" label="Data de fim" />
        <div className="col-span-full">
          <TextAreaField<Values> name="descricao" label="Descrição" max={2000} rows={3} />
        </div>
        <div className="col-span-full">
          <TextAreaField<Values> name="motivo_aplicacao" label="Motivo da aplicação" max={140} rows={2} />
        </div>
        <ToggleField<Values>
          name="api_erp"
          label="Abrir chamado no ERP"
          labels={['Sim', 'Não']}
          hint="Onde o ERP do provedor recebe leads."
        />
        {saved && (
          <Field>
            <FieldTitle>Link da campanha</FieldTitle>
            <a href={saved.url_campanha} target="_blank" rel="noreferrer" className="break-all">
              {saved.url_campanha}
            </a>
          </Field>
        )}
      </FormPanel>
      <FormPanel title="Autorização">
        <CertificateNote />
        <TextField<Values>
          name="certificado_autorizacao"
          label="Certificado de autorização"
          maxLength={120}
        />
        <StoredFileField<Values> name="regulamento_arquivo" label="Regulamento" removable />
      </FormPanel>
      <StepActions edits={saved !== undefined} />
    </Form>
  )
}
