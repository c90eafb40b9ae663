import type * as z from 'zod'
import type { wholeBlacklistEntry } from '@intranet/contract/sales/blacklist'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import { mayLookUpCustomers } from '@intranet/contract/sales/customer-access'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CepField, DocumentField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { addressWithUf } from '@/features/company/cities/postal-code.ts'
import { ProviderField, StateField } from '@/features/company/structure-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { CustomerLookup, type FoundCustomer } from '../customers/customer-lookup.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { cn } from '@/lib/cn.ts'
import { namedOptions, optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof wholeBlacklistEntry>

const kinds = optionsOf(blacklistKindNames)

function ClientFields() {
  const { setValue } = useFormOf<Values>()
  const looksUp = mayLookUpCustomers(useSession())
  const fill = ({ cpf, nome_razaosocial }: FoundCustomer) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('cpf_cnpj', cpf ?? '', options)
    setValue('nome', nome_razaosocial, options)
  }
  return (
    <>
      {looksUp && <CustomerLookup onFound={fill} />}
      <DocumentField<Values>
        name="cpf_cnpj"
        label="CPF/CNPJ"
        hint="Só números; um CNPJ novo pode ter letras."
        required
      />
      <TextField<Values> name="nome" label="Nome" maxLength={200} />
    </>
  )
}

function PlaceFields() {
  return (
    <>
      <CepField<Values>
        name="cep"
        label="CEP"
        hint="Preenche o endereço."
        lookup={addressWithUf}
        clears={{ logradouro: '', bairro: '', cidade: '', uf: null }}
        required
      />
      <StateField<Values> name="uf" label="Estado" />
      <TextField<Values> name="cidade" label="Cidade" maxLength={120} />
      <TextField<Values> name="bairro" label="Bairro" maxLength={120} />
      <TextField<Values> name="logradouro" label="Endereço" maxLength={200} wide />
      <TextField<Values> name="numero" label="Número" maxLength={20} required />
      <TextField<Values>
        name="complemento"
        label="Complemento"
        maxLength={100}
        hint="Vazio: vale para o número inteiro, com todos os apartamentos."
      />
      <TextField<Values> name="nome" label="Nome" maxLength={200} />
    </>
  )
}

interface Evidence {
  id_evidencia: string | null
  evidencia: string | null
}

function ReasonFields({ saved, evidence }: { saved?: number; evidence?: Evidence }) {
  const { data = [] } = useQuery(trpc.blacklistMotives.options.queryOptions({ incluir: saved }))
  const chosen = useValue<Values>()('id_motivo')
  const needed = data.find(({ id }) => id === chosen)?.exige_evidencia ?? false
  const group = can(useSession(), 'blacklist', 'manage')
  return (
    <>
      <SelectField<Values> name="id_motivo" label="Motivo" options={namedOptions(data)} />
      <ProviderField<Values>
        name="id_empresa"
        label="Provedor"
        required={!group}
        hint={group ? 'Sem provedor, vale para todo o grupo.' : undefined}
      />
      <TextAreaField<Values> name="observacao" label="Observação" wide />
      <DateField<Values> name="data_inicio" label="Desde" hint="Vazio: hoje." />
      <DateField<Values>
        name="data_fim"
        label="Até"
        hint="Vazio: 24 meses, ou o que estiver nos parâmetros."
      />
      <div className="col-span-full">
        <StoredFileField<Values>
          name="id_evidencia"
          label="Evidência"
          required={needed}
          removable={!needed}
          hint={needed ? 'Este motivo exige um arquivo.' : 'Boletim, foto ou contrato, até 10 MB.'}
        />
        {evidence?.id_evidencia && (
          <DownloadLink
            className={cn(buttonVariants({ variant: 'outline' }), 'mt-2')}
            href={`/files/${evidence.id_evidencia}`}
          >
            <Download aria-hidden />
            {evidence.evidencia}
          </DownloadLink>
        )}
      </div>
    </>
  )
}

/** Cliente or Endereço: the kind decides what is asked. */
export function BlacklistFields(props: { saved?: number; evidence?: Evidence }) {
  const kind = useValue<Values>()('tipo')
  return (
    <>
      <FormPanel title="Quem">
        <RadioField<Values> name="tipo" label="Tipo" options={kinds} wide />
        {kind === 'endereco' ? <PlaceFields /> : <ClientFields />}
      </FormPanel>
      <FormPanel title="Por quê">
        <ReasonFields {...props} />
      </FormPanel>
    </>
  )
}
