import * as z from 'zod'
import { ToggleField } from './choice-fields.tsx'
import type { FieldName } from './field-name.ts'
import { useField } from './field.tsx'
import { CepField } from './masked-fields.tsx'
import { SelectField } from './select-fields.tsx'
import { TextField } from './text-fields.tsx'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const schema = z.strictObject({
  nome: z.string(),
  ativo: z.boolean().optional(),
  endereco: z.strictObject({ cep: z.string() }).nullish(),
  premios: z.array(z.strictObject({ peso: z.number() })),
})
type Values = z.input<typeof schema>

export const taken: FieldName<Values>[] = ['nome', 'ativo', 'endereco', 'endereco.cep', 'premios.0.peso']

export const refused = (
  <>
    {/* @ts-expect-error a field that the form does not take */}
    <TextField<Values> name="nomes" label="Nome" />
    {/* @ts-expect-error nor below one that it takes */}
    <TextField<Values> name="endereco.rua" label="Rua" />
    {/* @ts-expect-error nor in one of a list */}
    <SelectField<Values> name="premios.0.nome" label="Prêmio" options={[]} />
    {/* @ts-expect-error nor one that a CEP fills in */}
    <CepField<Values> name="nome" label="CEP" lookup={async () => ({})} clears={{ nomes: '' }} />
    {/* @ts-expect-error a field that does not say of which form it is */}
    <ToggleField name="ativo" label="Ativo" />
  </>
)

export function useRefusedField() {
  useField<string, Values>({ name: 'nome', label: 'Nome' })
  // @ts-expect-error a field that the form does not take
  useField<string, Values>({ name: 'nomes', label: 'Nome' })
  // @ts-expect-error one that does not say of which form it is
  useField<string>({ name: 'nome', label: 'Nome' })
}
