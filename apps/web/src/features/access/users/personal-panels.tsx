import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { noLicence, type Gender } from '@intranet/contract/personal-options'
import type { Uf } from '@intranet/contract/states'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { ImageField } from '@/components/form/file-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CepField, CpfField, MaskedField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { lookUpAddress } from '@/features/company/cities/postal-code.ts'
import { trpc } from '@/lib/trpc.ts'
import { genderOptions, licenceOptions, maritalOptions, stateOptions } from './user-choices.ts'

const PHOTO_PIXELS = 400

/** Name, photo and what a person is. */
export function DataPanel() {
  const genero = useWatch({ name: 'genero' }) as Gender | null
  return (
    <FormPanel id="dados" title="Dados">
      <ImageField
        name="foto"
        label="Foto"
        hint="JPG ou PNG, até 10 MB"
        crop={{ width: PHOTO_PIXELS, height: PHOTO_PIXELS }}
        wide
      />
      <TextField name="nome" label="Nome" maxLength={120} autoComplete="name" wide />
      <DateField name="data_nascimento" label="Data de nascimento" />
      <TextField name="nacionalidade" label="Nacionalidade" maxLength={60} />
      <SelectField name="genero" label="Gênero" options={genderOptions} />
      <SelectField name="estado_civil" label="Estado civil" options={maritalOptions(genero)} />
      <PhoneField name="telefone" label="Telefone" />
      <PhoneField name="telefone_corp" label="Telefone corporativo" />
      <TextField name="email_pessoal" label="E-mail pessoal" type="email" maxLength={254} />
      <TextField name="email_corp" label="E-mail corporativo" type="email" maxLength={254} />
      <TextField name="linkedin" label="LinkedIn" type="url" placeholder="https://" maxLength={300} />
      <ToggleField name="viagem" label="Disponibilidade para viagens" labels={['Sim', 'Não']} />
      <ToggleField
        name="exibir_aniversario"
        label="Exibir meu aniversário"
        labels={['Sim', 'Não']}
        hint="Os colegas veem o dia e o mês, nunca o ano."
      />
    </FormPanel>
  )
}

const addressOf = lookUpAddress(({ address, district, state, city_id }) => ({
  rua: address,
  bairro: district,
  uf: state,
  id_cidade: city_id,
}))
const noAddress = { rua: '', numero: '', complemento: '', bairro: '', uf: null, id_cidade: null }

/** The address; nine characters of a CEP fill it in. */
export function AddressPanel() {
  const { setValue } = useFormContext()
  const [uf, saved] = useWatch({ name: ['uf', 'id_cidade'] }) as [Uf | null, number | null]
  const { data } = useQuery({
    ...trpc.cities.options.queryOptions({
      uf: uf ?? undefined,
      todas: true,
      ...(saved && { incluir: saved }),
    }),
    enabled: Boolean(uf),
    placeholderData: (before) => before,
  })
  const cities = uf ? (data ?? []).filter((city) => city.uf === uf) : []
  return (
    <FormPanel id="endereco" title="Endereço">
      <CepField name="cep" label="CEP" lookup={addressOf} clears={noAddress} />
      <TextField name="rua" label="Rua" maxLength={160} />
      <TextField name="numero" label="Número" maxLength={20} />
      <TextField name="complemento" label="Complemento" maxLength={80} />
      <TextField name="bairro" label="Bairro" maxLength={120} />
      <SelectField
        name="uf"
        label="Estado"
        options={stateOptions}
        onPicked={() => setValue('id_cidade', null, { shouldDirty: true })}
      />
      <SelectField
        name="id_cidade"
        label="Cidade"
        disabled={!uf}
        placeholder={uf ? 'Selecione' : 'Selecione o estado'}
        options={cities.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
    </FormPanel>
  )
}

/** CPF, RG and the licence, whose number is needed unless the category is "Não Possui". */
export function DocumentsPanel() {
  const category = useWatch({ name: 'cnh_categoria' }) as string | null
  const drives = Boolean(category) && category !== noLicence
  return (
    <FormPanel id="documentos" title="Documentos">
      <CpfField name="cpf" label="CPF" />
      <TextField name="rg" label="RG" maxLength={20} />
      <SelectField name="cnh_categoria" label="Categoria da CNH" options={licenceOptions} />
      <MaskedField
        name="cnh_numero"
        label="Número da CNH"
        mask="###########"
        required={drives}
        disabled={category === noLicence}
      />
    </FormPanel>
  )
}
