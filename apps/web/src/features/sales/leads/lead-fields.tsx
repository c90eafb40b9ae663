import type * as z from 'zod'
import type { leadFields } from '@intranet/contract/sales/lead'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '@/components/form/date-fields.tsx'
import { CepField, DocumentField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { lookUpAddress } from '@/features/company/cities/postal-code.ts'
import { StateField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'

type Values = z.input<typeof leadFields>

export const addressOfCep = lookUpAddress(({ address, district, city, state }) => ({
  logradouro: address,
  bairro: district,
  cidade: city,
  estado: state,
}))

export const LeadDocumentField = ({ required }: { required?: boolean }) => (
  <DocumentField<Values>
    name="documento"
    label="CPF/CNPJ"
    hint="Só números; um CNPJ novo pode ter letras."
    required={required}
  />
)

export const LeadCepField = ({ required, later }: { required?: boolean; later?: string }) => (
  <CepField<Values>
    name="cep"
    label="CEP"
    hint="Preenche o endereço."
    lookup={addressOfCep}
    clears={{ logradouro: '', bairro: '', cidade: '', estado: null }}
    required={required}
    later={later}
  />
)

export function PersonFields() {
  return (
    <>
      <TextField<Values> name="cliente" label="Nome" maxLength={200} wide />
      <PhoneField<Values> name="fone" label="Telefone" />
      <TextField<Values> name="email" label="E-mail" type="email" maxLength={200} />
      <DateField<Values> name="data_nascimento" label="Nascimento" />
    </>
  )
}

/** `later` is the stage that will ask for a whole address. */
export function PlaceFields({ later }: { later?: string }) {
  return (
    <>
      <TextField<Values> name="logradouro" label="Endereço" maxLength={200} wide later={later} />
      <TextField<Values> name="numero" label="Número" maxLength={20} later={later} />
      <TextField<Values> name="complemento" label="Complemento" maxLength={100} />
      <TextField<Values> name="bairro" label="Bairro" maxLength={120} later={later} />
      <TextField<Values> name="cidade" label="Cidade" maxLength={120} later={later} />
      <StateField<Values> name="estado" label="Estado" later={later} />
      <TextField<Values> name="referencia" label="Referência" maxLength={200} />
    </>
  )
}

/** Campanha and Canal of a provider; what is saved stays on offer. */
export function SourceFields({
  id_empresa,
  saved,
}: {
  id_empresa: number | null | undefined
  saved?: { id_campanha: number | null; id_canal: number | null }
}) {
  const of = (incluir?: number | null) => ({
    id_empresa: id_empresa ?? undefined,
    incluir: incluir ?? undefined,
  })
  const enabled = Boolean(id_empresa)
  const campaigns = useQuery({
    ...trpc.salesCampaigns.options.queryOptions(of(saved?.id_campanha)),
    enabled,
  })
  const channels = useQuery({ ...trpc.salesChannels.options.queryOptions(of(saved?.id_canal)), enabled })
  const waitsFor = !enabled && 'o provedor'
  return (
    <>
      <SelectField<Values>
        name="id_campanha"
        label="Campanha"
        options={enabled ? namedOptions(campaigns.data) : []}
        waitsFor={waitsFor}
      />
      <SelectField<Values>
        name="id_canal"
        label="Canal"
        options={enabled ? namedOptions(channels.data) : []}
        waitsFor={waitsFor}
      />
    </>
  )
}

const dueDays = Array.from({ length: 31 }, (_, n) => ({ value: n + 1, label: `Dia ${n + 1}` }))
export const DueDayField = () => (
  <SelectField<Values> name="vencimento_dia" label="Vencimento" options={dueDays} />
)
