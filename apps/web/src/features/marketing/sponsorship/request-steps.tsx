import { formatCnpj, formatCpf, formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import type { requestForm } from '@intranet/contract/marketing/sponsorship-form'
import { request } from '@intranet/contract/marketing/sponsorship-requests'
import { personTypeLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type * as z from 'zod'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { CnpjField, CpfField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { PrivacyLink } from '@/features/access/privacy/privacy-notice.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { GuestFiles, type GuestFile } from './guest-files.tsx'

export type RequestValues = z.input<typeof requestForm>
type Values = RequestValues

const Field = fieldOf(request)
const { fields: declared } = request

interface City {
  id: number
  nome: string
  uf: string
}

export function ApplicantStep() {
  const isPerson = useValue<Values>()('tipo_pessoa') === 'pf'
  return (
    <FieldGrid>
      <div className="col-span-full">
        <Field name="tipo_pessoa" as={RadioField<Values>} options={optionsOf(personTypeLabels)} />
      </div>
      <Field
        name="nome_razaosocial"
        label={isPerson ? 'Nome completo' : 'Razão social'}
        autoComplete={isPerson ? 'name' : 'organization'}
        capped
        wide
      />
      {isPerson ? (
        <Field name="cpf_cnpj" label="CPF" as={CpfField} />
      ) : (
        <Field name="cpf_cnpj" label="CNPJ" as={CnpjField} />
      )}
      <Field name="responsavel" capped />
      <Field name="email" autoComplete="email" />
      <Field name="telefone" />
    </FieldGrid>
  )
}

interface EventStepProps {
  cities: readonly City[]
  /** What is said about the first day. */
  hint?: string
}

export function EventStep({ cities, hint }: EventStepProps) {
  return (
    <FieldGrid>
      <Field name="evento" label="Nome do evento" capped wide />
      <Field name="descricao" rows={4} wide />
      <Field name="data_inicio" hint={hint} />
      <Field name="data_fim" />
      <Field
        name="id_cidade"
        as={SelectField<Values>}
        options={cities.map(({ id, nome, uf }) => ({ value: id, label: `${nome}/${uf}` }))}
      />
      <Field name="publico_estimado" />
      <Field name="local" placeholder="Praça, ginásio, parque" capped />
      <Field name="endereco" capped />
      <Field name="site_evento" />
      <Field name="redes_sociais" capped />
    </FieldGrid>
  )
}

/** What is asked for, and what the provider gets for it. */
export function SponsorshipFields() {
  const type = useValue<Values>()('tipo')
  return (
    <>
      <Field name="tipo" label="Tipo de patrocínio" searched />
      <Field
        name="valor_solicitado"
        hint={type === 'financeiro' ? undefined : 'Só se houver valor em dinheiro.'}
      />
      <Field name="itens_solicitados" rows={2} wide />
      <Field
        name="contrapartidas"
        hint="O que o provedor recebe: logo, estande, citações, ingressos."
        rows={4}
        wide
      />
      <Field name="outros_patrocinadores" capped wide />
      <Field name="ja_patrocinado" />
    </>
  )
}

interface SponsorshipStepProps {
  files: GuestFile[]
  token: () => Promise<string>
  onFiles: Dispatch<SetStateAction<GuestFile[]>>
}

export function SponsorshipStep({ files, token, onFiles }: SponsorshipStepProps) {
  return (
    <FieldGrid>
      <SponsorshipFields />
      <GuestFiles
        label="Proposta (PDF, imagem ou documento)"
        max={1}
        files={files}
        token={token}
        onChange={onFiles}
      />
    </FieldGrid>
  )
}

/** What people see before they send, and the notice of privacy. */
export function ReviewStep({ provider, files }: { provider: string; files: readonly GuestFile[] }) {
  const { getValues } = useFormOf<Values>()
  const [values] = useState(() => getValues())
  const lines: [string, string | null | undefined][] = [
    [declared.nome_razaosocial.label, values.nome_razaosocial],
    [
      values.tipo_pessoa === 'pf' ? 'CPF' : 'CNPJ',
      values.tipo_pessoa === 'pf' ? formatCpf(values.cpf_cnpj) : formatCnpj(values.cpf_cnpj),
    ],
    ['Contato', `${values.responsavel} · ${values.email}`],
    [declared.evento.label, values.evento],
    ['Quando', `${formatDate(values.data_inicio)} a ${formatDate(values.data_fim)}`],
    ['Onde', `${values.local}, ${values.endereco}`],
    [declared.publico_estimado.label, formatNumber(values.publico_estimado)],
    ['Patrocínio', values.tipo && sponsorshipTypeLabels[values.tipo]],
    [declared.valor_solicitado.label, values.valor_solicitado ? formatMoney(values.valor_solicitado) : null],
    [declared.contrapartidas.label, values.contrapartidas],
    ['Proposta', files[0]?.nome],
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="rounded-md border border-border bg-muted p-3 text-sm">
        A {provider} usa estes dados só para analisar o patrocínio, falar com você e prestar contas do evento.
        Os dados de solicitações não aprovadas são apagados depois de 12 meses; os das aprovadas são guardados
        por 5 anos, como a lei exige.
      </p>
      <ConsentField<Values> name="aceite_lgpd">
        Li e aceito o <PrivacyLink of="patrocinio" /> da {provider}.
      </ConsentField>
    </div>
  )
}
