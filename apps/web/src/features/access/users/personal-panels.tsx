import type * as z from 'zod'
import type { newUserForm } from '@intranet/contract/access/user-schemas'
import { useQuery } from '@tanstack/react-query'
import { person } from '@intranet/contract/access/person'
import {
  cnhTypes,
  maritalLabel,
  maritalStatuses,
  noLicence,
  type Gender,
} from '@intranet/contract/personal-options'
import { states } from '@intranet/contract/states'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { ImageField } from '@/components/form/file-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CepField, CpfField, MaskedField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { type Filling, useFormOf, useValue, useValues } from '@/components/form/use-form-values.ts'
import { lookUpAddress } from '@/features/company/cities/postal-code.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, wordOptions } from '@/lib/options-of.ts'

type Values = z.input<typeof newUserForm>

const Field = fieldOf(person)

const PHOTO_PIXELS = 400

const maritalOptions = (gender: Gender | null | undefined) =>
  maritalStatuses.map((value) => ({ value, label: maritalLabel(value, gender) }))
const licenceOptions = wordOptions(cnhTypes)
const stateOptions = states.map(({ uf, nome }) => ({ value: uf, label: nome, note: uf }))

/** Name, photo and what a person is. */
export function DataPanel() {
  const genero = useValue<z.output<typeof newUserForm>>()('genero')
  return (
    <FormPanel id="dados" title="Dados">
      <ImageField<Values>
        name="foto"
        label="Foto"
        hint="JPG ou PNG, até 10 MB"
        crop={{ width: PHOTO_PIXELS, height: PHOTO_PIXELS }}
        wide
      />
      <Field name="nome" capped autoComplete="name" wide />
      <Field name="data_nascimento" />
      <Field name="nacionalidade" capped />
      <Field name="genero" searched />
      <Field name="estado_civil" as={SelectField<Values>} options={maritalOptions(genero)} />
      <Field name="telefone" />
      <Field name="telefone_corp" as={PhoneField} />
      <Field name="email_pessoal" capped />
      <Field name="email_corp" capped />
      <Field name="linkedin" as={TextField<Values>} type="url" placeholder="https://" maxLength={300} />
      <Field name="viagem" />
      <Field
        name="exibir_aniversario"
        label="Exibir meu aniversário"
        hint="Os colegas veem o dia e o mês, nunca o ano."
      />
    </FormPanel>
  )
}

const addressOf = lookUpAddress(({ address, district, state, city_id }): Filling<Values> => ({
  rua: address,
  bairro: district,
  uf: state,
  id_cidade: city_id,
}))
const noAddress: Filling<Values> = {
  rua: '',
  numero: '',
  complemento: '',
  bairro: '',
  uf: null,
  id_cidade: null,
}

/** The address; nine characters of a CEP fill it in. */
export function AddressPanel() {
  const { setValue } = useFormOf<Values>()
  const [uf, saved] = useValues<Values>()('uf', 'id_cidade')
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
      <Field name="cep" as={CepField<Values>} lookup={addressOf} clears={noAddress} />
      <Field name="rua" capped />
      <Field name="numero" capped />
      <Field name="complemento" capped />
      <Field name="bairro" capped />
      <SelectField<Values>
        name="uf"
        label="Estado"
        options={stateOptions}
        onPicked={() => setValue('id_cidade', null, { shouldDirty: true })}
      />
      <Field
        name="id_cidade"
        as={SelectField<Values>}
        waitsFor={!uf && 'o estado'}
        placeholder={uf ? 'Selecione' : 'Selecione o estado'}
        options={namedOptions(cities)}
      />
    </FormPanel>
  )
}

/** CPF, RG and the licence, whose number is needed unless the category is "Não Possui". */
export function DocumentsPanel() {
  const category = useValue<Values>()('cnh_categoria')
  const drives = Boolean(category) && category !== noLicence
  return (
    <FormPanel id="documentos" title="Documentos">
      <Field name="cpf" as={CpfField} />
      <Field name="rg" capped />
      <Field name="cnh_categoria" as={SelectField<Values>} options={licenceOptions} />
      <Field
        name="cnh_numero"
        as={MaskedField<Values>}
        mask="###########"
        required={drives}
        disabled={category === noLicence}
        hint={category === noLicence ? 'Quem não possui CNH não tem número.' : undefined}
      />
    </FormPanel>
  )
}
