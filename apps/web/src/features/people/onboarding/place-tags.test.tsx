import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { TrailRegisterPage } from './trail-form-pages.tsx'

test('who is limited to their department sees it in the form, as it will be saved', async () => {
  const create = vi.fn((_input: unknown) => [{ id: 1 }])
  serverAnswers({
    'organization.options': () => ({
      empresas: [{ id: 1, nome: 'Vetorial', sistema: 'vetorial', matiz: null }],
      departamentos: [
        { id: 11, nome: 'Comercial', id_empresa: 1 },
        { id: 12, nome: 'Suporte', id_empresa: 1 },
      ],
      cargos: [],
    }),
    'onboardingContents.options': () => [],
    'onboardingContents.list': () => ({ total: 0, dados: [] }),
    'onboardingTrails.create': create,
  })
  const { user } = await renderInApp(() => <TrailRegisterPage />, '', ['/antes'], {
    roles: ['user', 'onboarding:solicitante'],
    id_empresa: 1,
    id_departamento: 12,
  })
  const department = await screen.findByRole('combobox', { name: /Departamento/ })
  await waitFor(() => expect(department.textContent).toBe('Suporte'))
  await user.type(screen.getByLabelText(/Nome/), 'Primeiros dias')
  await user.click(screen.getByRole('button', { name: 'Salvar trilha' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({ objects: [{ id_empresa: 1, id_departamento: 12 }] })
})
