import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { openForm, save } from '@/test/open-form.tsx'
import { ShortSelectField } from './short-select-field.tsx'

const rules = z.object({ etapa: z.enum(['a', 'b']) })
const options = [
  { value: 'a', label: 'Alfa' },
  { value: 'b', label: 'Beta' },
]

it('shows no choice that nobody made, and takes the first one', async () => {
  const field = <ShortSelectField<z.input<typeof rules>> name="etapa" label="Etapa" options={options} />
  const { user, onSubmit } = await openForm(field, undefined, rules, {})
  const list = await screen.findByRole<HTMLSelectElement>('combobox')
  const shown = () => [...list.selectedOptions].map(({ label }) => label)
  expect(shown()).toEqual(['Selecione'])
  await user.selectOptions(list, 'Alfa')
  expect([shown(), list.options.length]).toEqual([['Alfa'], 2])
  await user.click(await save())
  expect(onSubmit).toHaveBeenCalledWith({ etapa: 'a' })
})
