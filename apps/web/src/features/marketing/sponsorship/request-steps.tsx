import { formatCnpj, formatCpf, formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import type { requestForm } from '@intranet/contract/marketing/sponsorship-form'
import {
  personTypeLabels,
  sponsorshipTypeLabels,
  type SponsorshipType,
} from '@intranet/contract/marketing/sponsorship-words'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { CnpjField, CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { PrivacyLink } from '@/features/access/privacy/privacy-notice.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { GuestFiles, type GuestFile } from './guest-files.tsx'

export type RequestValues = z.input<typeof requestForm>
type Values = RequestValues
interface City {
  id: number
  nome: string
  uf: string
}

export function ApplicantStep() {
  const isPerson = useWatch({ name: 'tipo_pessoa' }) === 'pf'
  return (
    <FieldGrid>
      <div className="col-span-full">
        <RadioField<Values> name="tipo_pessoa" label="Quem solicita" options={optionsOf(personTypeLabels)} />
      </div>
      <TextField<Values>
        name="nome_razaosocial"
        label={isPerson ? 'Nome completo' : 'Razão social'}
        autoComplete={isPerson ? 'name' : 'organization'}
        maxLength={200}
        wide
      />
      {isPerson ? (
        <CpfField<Values> name="cpf_cnpj" label="CPF" />
      ) : (
        <CnpjField<Values> name="cpf_cnpj" label="CNPJ" />
      )}
      <TextField<Values> name="responsavel" label="Responsável pelo contato" maxLength={120} />
      <TextField<Values> name="email" label="E-mail" type="email" autoComplete="email" />
      <PhoneField<Values> name="telefone" label="Telefone" />
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
      <TextField<Values> name="evento" label="Nome do evento" maxLength={120} wide />
      <TextAreaField<Values> name="descricao" label="Descrição" rows={4} max={2000} wide />
      <DateField<Values> name="data_inicio" label="Início" hint={hint} />
      <DateField<Values> name="data_fim" label="Fim" />
      <SelectField<Values>
        name="id_cidade"
        label="Cidade"
        options={cities.map(({ id, nome, uf }) => ({ value: id, label: `${nome}/${uf}` }))}
      />
      <NumberField<Values> name="publico_estimado" label="Público estimado" />
      <TextField<Values> name="local" label="Local" placeholder="Praça, ginásio, parque" maxLength={120} />
      <TextField<Values> name="endereco" label="Endereço" maxLength={200} />
      <TextField<Values> name="site_evento" label="Site do evento" placeholder="https://" />
      <TextField<Values> name="redes_sociais" label="Redes sociais" maxLength={450} />
    </FieldGrid>
  )
}

/** What is asked for, and what the provider gets for it. */
export function SponsorshipFields() {
  const type = useWatch({ name: 'tipo' }) as SponsorshipType | null
  return (
    <>
      <SelectField<Values>
        name="tipo"
        label="Tipo de patrocínio"
        options={optionsOf(sponsorshipTypeLabels)}
      />
      <MoneyField<Values>
        name="valor_solicitado"
        label="Valor solicitado"
        hint={type === 'financeiro' ? undefined : 'Só se houver valor em dinheiro.'}
      />
      <TextAreaField<Values> name="itens_solicitados" label="Itens solicitados" rows={2} max={1000} wide />
      <TextAreaField<Values>
        name="contrapartidas"
        label="Contrapartidas"
        hint="O que o provedor recebe: logo, estande, citações, ingressos."
        rows={4}
        max={1000}
        wide
      />
      <TextField<Values> name="outros_patrocinadores" label="Outros patrocinadores" maxLength={450} wide />
      <ToggleField<Values>
        name="ja_patrocinado"
        label="Já patrocinamos este evento"
        labels={['Sim', 'Não']}
      />
    </>
  )
}

interface SponsorshipStepProps {
  files: GuestFile[]
  token: () => Promise<string>
  onFiles: (files: GuestFile[]) => void
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
  const { getValues } = useFormContext<Values>()
  const [values] = useState(() => getValues())
  const lines: [string, string | null | undefined][] = [
    ['Solicitante', values.nome_razaosocial],
    [
      values.tipo_pessoa === 'pf' ? 'CPF' : 'CNPJ',
      values.tipo_pessoa === 'pf' ? formatCpf(values.cpf_cnpj) : formatCnpj(values.cpf_cnpj),
    ],
    ['Contato', `${values.responsavel} · ${values.email}`],
    ['Evento', values.evento],
    ['Quando', `${formatDate(values.data_inicio)} a ${formatDate(values.data_fim)}`],
    ['Onde', `${values.local}, ${values.endereco}`],
    ['Público estimado', formatNumber(values.publico_estimado)],
    ['Patrocínio', values.tipo && sponsorshipTypeLabels[values.tipo]],
    ['Valor solicitado', values.valor_solicitado ? formatMoney(values.valor_solicitado) : null],
    ['Contrapartidas', values.contrapartidas],
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
