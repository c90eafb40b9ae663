import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openForm } from '@/test/open-form.tsx'
import { OrganizationFields, type OrganizationSource } from './organization-fields.tsx'
import '@/test/patience.ts'

const rules = z.object({
  id_empresa: z.int().nullable(),
  id_departamento: z.int().nullable(),
  id_cargo: z.int().nullable(),
})
const blank = { id_empresa: null, id_departamento: null, id_cargo: null }
const only: OrganizationSource = {
  existing: false,
  providers: [{ value: 1, label: 'Vetorial' }],
  departments: () => [{ value: 11, label: 'Comercial' }],
  positions: () => [{ value: 21, label: 'Consultor' }],
}
const two: OrganizationSource = {
  existing: false,
  providers: [
    { value: 1, label: 'RazaoInfo' },
    { value: 2, label: 'Vetorial' },
  ],
  departments: (provider) =>
    provider === 1
      ? [{ value: 11, label: 'Comercial' }]
      : [
          { value: 12, label: 'Suporte' },
          { value: 13, label: 'RH' },
        ],
  positions: () => [{ value: 21, label: 'Consultor' }],
}

const open = (source: OrganizationSource, values: object = blank) =>
  openForm(<OrganizationFields source={source} />, undefined, rules, values)
const box = (name: RegExp) => screen.getByRole('combobox', { name })
const shows = (name: RegExp, text: string) => waitFor(() => expect(box(name).textContent).toBe(text))

test('only options that chose themselves are no change: leaving asks nothing', async () => {
  const { router } = await open(only)
  await shows(/Cargo/, 'Consultor')
  await router.navigate({ href: '/antes' })
  expect(screen.queryByText('Sair sem salvar?')).toBeNull()
  expect(router.state.location.pathname).toBe('/antes')
})

test('changing the provider clears what is below; a single option chooses itself', async () => {
  const { user } = await open(two)
  await user.click(await screen.findByRole('combobox', { name: /Provedor/ }))
  await user.click(await screen.findByRole('option', { name: 'RazaoInfo' }))
  await shows(/Cargo/, 'Consultor')
  await user.click(box(/Provedor/))
  await user.click(await screen.findByRole('option', { name: 'Vetorial' }))
  await shows(/Departamento/, 'Selecione o departamento')
  expect(box(/Cargo/).textContent).toBe('Selecione o cargo')
}, 15_000)

test('opening a saved record fills nothing', async () => {
  const { user, onSubmit } = await open({ ...only, existing: true }, { ...blank, id_empresa: 1 })
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...blank, id_empresa: 1 }))
})

test('in a saved record a level takes its single option once somebody chose the one above', async () => {
  const { user } = await open({ ...two, existing: true }, { ...blank, id_empresa: 2 })
  await user.click(await screen.findByRole('combobox', { name: /Departamento/ }))
  await user.click(await screen.findByRole('option', { name: 'RH' }))
  await shows(/Cargo/, 'Consultor')
}, 15_000)
