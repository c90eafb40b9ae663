import type * as z from 'zod'
import type { newUserForm } from '@intranet/contract/access/user-schemas'
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

type Values = z.input<typeof newUserForm>

const PHOTO_PIXELS = 400

/** Name, photo and what a person is. */
export function DataPanel() {
  const genero = useWatch({ name: 'genero' }) as Gender | null
  return (
    <FormPanel id="dados" title="Dados">
      <ImageField<Values>
        name="foto"
        label="Foto"
        hint="JPG ou PNG, até 10 MB"
        crop={{ width: PHOTO_PIXELS, height: PHOTO_PIXELS }}
        wide
      />
      <TextField<Values> name="nome" label="Nome" maxLength={120} autoComplete="name" wide />
      <DateField<Values> name="data_nascimento" label="Data de nascimento" />
      <TextField<Values> name="nacionalidade" label="Nacionalidade" maxLength={60} />
      <SelectField<Values> name="genero" label="Gênero" options={genderOptions} />
      <SelectField<Values> name="estado_civil" label="Estado civil" options={maritalOptions(genero)} />
      <PhoneField<Values> name="telefone" label="Telefone" />
      <PhoneField<Values> name="telefone_corp" label="Telefone corporativo" />
      <TextField<Values> name="email_pessoal" label="E-mail pessoal" type="email" maxLength={254} />
      <TextField<Values> name="email_corp" label="E-mail corporativo" type="email" maxLength={254} />
      <TextField<Values> name="linkedin" label="LinkedIn" type="url" placeholder="https://" maxLength={300} />
      <ToggleField<Values> name="viagem" label="Disponibilidade para viagens" labels={['Sim', 'Não']} />
      <ToggleField<Values>
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
      <CepField<Values> name="cep" label="CEP" lookup={addressOf} clears={noAddress} />
      <TextField<Values> name="rua" label="Rua" maxLength={160} />
      <TextField<Values> name="numero" label="Número" maxLength={20} />
      <TextField<Values> name="complemento" label="Complemento" maxLength={80} />
      <TextField<Values> name="bairro" label="Bairro" maxLength={120} />
      <SelectField<Values>
        name="uf"
        label="Estado"
        options={stateOptions}
        onPicked={() => setValue('id_cidade', null, { shouldDirty: true })}
      />
      <SelectField<Values>
        name="id_cidade"
        label="Cidade"
        waitsFor={!uf && 'o estado'}
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
      <CpfField<Values> name="cpf" label="CPF" />
      <TextField<Values> name="rg" label="RG" maxLength={20} />
      <SelectField<Values> name="cnh_categoria" label="Categoria da CNH" options={licenceOptions} />
      <MaskedField<Values>
        name="cnh_numero"
        label="Número da CNH"
        mask="###########"
        required={drives}
        disabled={category === noLicence}
        hint={category === noLicence ? 'Quem não possui CNH não tem número.' : undefined}
      />
    </FormPanel>
  )
}
