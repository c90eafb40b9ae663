import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { sampleAccessKey } from '@/test/sample-access-key.ts'
import { AccessKeyEditPage } from './access-key-form-pages.tsx'

async function show(
  pode_criar: boolean,
  roles = sampleAccessKey.roles,
  empresas = [1],
  { dados_pessoais = false, decides = false } = {},
) {
  const rotated: unknown[] = []
  answerCalls({
    'accessKeys.rotate': (input) => {
      rotated.push(input)
      return {
        id: 5,
        chave: 'ink_nova',
        prefixo: 'ink_no',
        prefixo_anterior: 'ink_ab',
        anterior_ate: '2026-11-26T12:00:00.000Z',
      }
    },
    'accessKeys.rights': () => ({
      pode_criar,
      modulos: [{ modulo: 'vendas', nivel: 'gestor' }],
      acessos: [
        { modulo: 'rh', acesso: 'ler' },
        { modulo: 'vendas', acesso: 'escrever' },
      ],
      empresas: [{ id: 1, nome: 'Vetorial' }],
      validade_maxima: '2027-11-01',
    }),
    'providers.options': () => [
      { id: 1, nome: 'Vetorial', matiz: 1, ativo: true },
      { id: 2, nome: 'Antiga', matiz: 2, ativo: false },
      { id: 3, nome: 'Razao', matiz: 3, ativo: true },
    ],
  })
  const record = { ...sampleAccessKey, roles, empresas, dados_pessoais }
  await renderInApp(() => <AccessKeyEditPage record={record} />, '', [], {
    roles: decides ? ['users:superadmin'] : ['user'],
  })
  return rotated
}
const button = (name: string) => screen.queryByRole('button', { name })
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^Ações de / }))
const entry = (name: string) => screen.findByRole('menuitem', { name })

it('a key is a form for anyone who may change it', async () => {
  await show(true)
  expect(await screen.findByRole('button', { name: 'Salvar' })).toBeTruthy()
  await openMenu()
  expect(await entry('Revogar')).toBeTruthy()
})

it('with levels keeps them until they are changed into reading and writing', async () => {
  await show(true)
  const level = await screen.findByRole('radiogroup', { name: 'Nível em Vendas' })
  expect(within(level).getByRole('radio', { name: 'Gestor' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'Trocar níveis por ler e escrever' }))
  const right = await screen.findByRole('radiogroup', { name: 'Acesso em Vendas' })
  expect(within(right).getByRole('radio', { name: 'Escrever' })).toHaveProperty('checked', true)
})

it('of least rights offers no more than its owner has', async () => {
  await show(true, ['rh:ler'])
  const hr = within(await screen.findByRole('radiogroup', { name: 'Acesso em Recursos Humanos' }))
  expect(hr.getByRole('radio', { name: 'Ler' })).toHaveProperty('checked', true)
  expect(hr.queryByRole('radio', { name: 'Escrever' })).toBeNull()
  const sales = within(screen.getByRole('radiogroup', { name: 'Acesso em Vendas' }))
  await userEvent.click(sales.getByRole('radio', { name: 'Escrever' }))
  expect(sales.getByRole('radio', { name: 'Escrever' })).toHaveProperty('checked', true)
  expect(hr.getByRole('radio', { name: 'Ler' })).toHaveProperty('checked', true)
})

it('that reads personal fields is changed for another one by superadmins alone', async () => {
  await show(true, ['rh:ler'], [1], { dados_pessoais: true })
  await openMenu()
  expect(await entry('Revogar')).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Trocar chave' })).toBeNull()
  cleanup()
  await show(true, ['rh:ler'], [1], { dados_pessoais: true, decides: true })
  await openMenu()
  expect(await entry('Trocar chave')).toBeTruthy()
})

it('is changed for another one, which is shown once', async () => {
  const asked = await show(true, ['rh:ler'])
  await openMenu()
  await userEvent.click(await entry('Trocar chave'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar' }))
  expect(await screen.findByText('ink_nova')).toBeTruthy()
  expect(asked).toEqual([{ id: 5, updated_at: sampleAccessKey.updated_at }])
})

it('reads personal fields where a superadmin says so', async () => {
  await show(true, ['rh:ler'])
  const personal = await screen.findByRole('switch', { name: 'Lê dados pessoais' })
  expect(personal).toHaveProperty('disabled', true)
})

it('of somebody who keeps none of their own it is read, and can be revoked', async () => {
  await show(false)
  expect(await screen.findByText('Vendas: Gestor')).toBeTruthy()
  expect(screen.getByText('01/01/2027')).toBeTruthy()
  expect(button('Salvar')).toBeNull()
  await openMenu()
  expect(await entry('Revogar')).toBeTruthy()
})

it('shows a provider that was switched off since, so that it can be taken away', async () => {
  await show(true, ['rh:ler'], [1, 2])
  const field = await screen.findByRole('combobox', { name: /Provedores/ })
  await waitFor(() => expect(field.textContent).toBe('VetorialAntiga'))
  await userEvent.click(field)
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Vetorial', 'AntigaInativo'])
})
