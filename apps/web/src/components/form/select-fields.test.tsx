import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { openForm } from '@/test/open-form.tsx'
import { MultiSelectField, SelectField } from './select-fields.tsx'

const rules = z.object({ lugar: z.number().nullable(), lugares: z.array(z.number()) })
type Values = z.input<typeof rules>

const shown = () => screen.findAllByRole('combobox').then((all) => all.map(({ textContent }) => textContent))
const open = (values: Values, names: string[]) => {
  const options = names.map((label, index) => ({ value: index + 1, label }))
  return openForm(
    <>
      <SelectField<Values> name="lugar" label="Lugar" options={options} placeholder="Todo o grupo" />
      <MultiSelectField<Values> name="lugares" label="Lugares" options={options} placeholder="Todos" />
    </>,
    undefined,
    rules,
    values,
  )
}

it('shows the empty choice of nothing only, not of a value whose options are still read', async () => {
  await open({ lugar: 1, lugares: [1] }, [])
  expect(await shown()).toEqual(['Selecione', 'Selecione'])
})

it.each([
  [{ lugar: null, lugares: [] }, ['Todo o grupo', 'Todos']],
  [{ lugar: 1, lugares: [1] }, ['Alfa', 'Alfa']],
])('shows %j as %j', async (values, words) => {
  await open(values, ['Alfa'])
  expect(await shown()).toEqual(words)
})

it('opening a list calls nothing missing; leaving it unchosen does', async () => {
  const asked = z.object({ lugar: z.number('Escolha o lugar.') })
  const { user } = await openForm(
    <SelectField<z.input<typeof asked>> name="lugar" label="Lugar" options={[{ value: 1, label: 'Alfa' }]} />,
    undefined,
    asked,
    {},
  )
  await user.click(await screen.findByRole('combobox', { name: /Lugar/ }))
  await screen.findByRole('option', { name: 'Alfa' })
  expect(screen.queryByText('Escolha o lugar.')).toBeNull()
  await user.keyboard('{Escape}')
  await user.tab()
  expect(await screen.findByText('Escolha o lugar.')).toBeTruthy()
})
