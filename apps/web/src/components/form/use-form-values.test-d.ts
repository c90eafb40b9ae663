import * as z from 'zod'
import { useSavedChoice } from './use-saved-choice.ts'
import { useAllValues, useFormOf, useValue, useValues } from './use-form-values.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const schema = z.strictObject({
  nome: z.string(),
  ativo: z.boolean().optional(),
  premios: z.array(z.strictObject({ peso: z.number() })),
})
type Values = z.input<typeof schema>

export function useTaken(): [string | null | undefined, boolean | null | undefined, number | undefined] {
  const { setValue, getValues, trigger } = useFormOf<Values>()
  setValue('nome', null)
  void trigger(['nome', 'premios'])
  useSavedChoice<Values>('premios.0.peso')
  const [ativo, peso] = useValues<Values>()('ativo', 'premios.0.peso')
  const nome = useValue<Values>()('nome')
  const all = useAllValues<Values>()
  return [nome ?? all.nome ?? getValues('nome'), ativo, peso]
}

export function useRefused() {
  const { setValue, getValues, trigger } = useFormOf<Values>()
  // @ts-expect-error a field that the form does not have
  setValue('nomes', '')
  // @ts-expect-error nor a value of another kind
  setValue('nome', 1)
  // @ts-expect-error a field that the form does not have, where it is read
  getValues('nomes')
  // @ts-expect-error … checked
  void trigger('nomes')
  // @ts-expect-error … saved
  useSavedChoice<Values>('nomes')
  // @ts-expect-error … watched
  useValue<Values>()('nomes')
  // @ts-expect-error … beside others
  useValues<Values>()('nome', 'nomes')
  // @ts-expect-error … or with all of them
  void useAllValues<Values>().nomes
  // @ts-expect-error a value that is still empty has no length
  void useValue<Values>()('nome').length
  // @ts-expect-error a field that does not say of which form it is
  useValue()('nome')
  // @ts-expect-error nor several
  useValues()('nome', 'ativo')
  // @ts-expect-error nor all
  void useAllValues().nome
  // @ts-expect-error nor where it is set
  useFormOf().setValue('nome', '')
  // @ts-expect-error nor as it was saved
  useSavedChoice('nome')
}
