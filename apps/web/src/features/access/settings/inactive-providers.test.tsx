import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PartnerPage } from './partner-page.tsx'
import { PermissionPage } from './permission-page.tsx'

const at = '2026-11-20T12:00:00.000Z'
const ana = {
  id: 9,
  nome: 'Ana',
  email: 'ana@x.example',
  tipo: 'funcionario',
  funcionario: true,
  ativo: true,
  id_empresa: 1,
  perfis: [],
  roles: [],
  empresas: [1, 2],
  superadmin: false,
  parceiro: false,
  updated_at: at,
}

function access(person: object, role: string, page: () => React.ReactNode) {
  const { calls } = answerCalls({
    'permissions.get': () => ({ ...ana, ...person }),
    'partners.get': () => ({
      ...ana,
      roles: ['vendas:leitor'],
      validade_fim: '2027-01-01',
    }),
    'permissions.set': () => ({ id: 9 }),
    'partners.update': () => ({ id: 9 }),
    'accessProfiles.options': () => [],
    'providers.options': (input) => [
      { id: 1, nome: 'Razao', matiz: 1, ativo: true },
      ...((input as { incluidos?: number[] }).incluidos?.includes(2)
        ? [{ id: 2, nome: 'Antiga', matiz: 2, ativo: false }]
        : []),
    ],
  })
  return renderInApp(page, '', [], { roles: [role] }).then((app) => ({ ...app, calls }))
}
const partner = { funcionario: false, parceiro: true }

test.each([
  ['permissions.set', {}, () => <PermissionPage id={9} />],
  ['partners.update', partner, () => <PartnerPage id={9} />],
])('a provider that was switched off is taken away by %s', async (saves, person, page) => {
  const { user, calls } = await access(person, 'users:superadmin', page)
  const field = await screen.findByRole('combobox', { name: /Provedores/ })
  await waitFor(() => expect(field.textContent).toBe('RazaoAntiga'))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /Antiga.*Inativo/ }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(calls.find(([name]) => name === saves)?.[1]).toMatchObject({ id: 9, empresas: [1] }),
  )
})

test.each([
  ['employee', {}, () => <PermissionPage id={9} />],
  ['partner', partner, () => <PartnerPage id={9} />],
])('who reads the access of an %s reads it, too', async (_who, person, page) => {
  await access(person, 'configuracao:leitor', page)
  expect(await screen.findByText('Razao, Antiga (inativo)')).toBeTruthy()
})
