import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ProviderChoicePage } from './provider-choice-page.tsx'
import { RequestFormPage } from './request-form-page.tsx'

vi.mock('@/features/sales/tracking-links/solve-proof.ts', () => ({
  answerChallenge: async () => 'uma prova',
}))

const sent: unknown[] = []
const provider = { sistema: 'razao', nome: 'RazaoInfo', logo: null }

beforeEach(() => {
  sent.length = 0
  serverAnswers({
    'sponsorshipForm.view': (input) => ({
      provedores: [provider],
      provedor:
        (input as { provedor?: string } | undefined)?.provedor === 'razao'
          ? { ...provider, matiz: 215, cidades: [{ id: 7, nome: 'Laguna', uf: 'SC' }] }
          : null,
    }),
    'sponsorshipForm.submit': (input) => {
      sent.push(input)
      return { protocolo: 'PAT-2026-00001', provedor: 'razao' }
    },
  })
})

const goOn = () => screen.getByRole('button', { name: 'Próxima etapa' })

test('a step is left once its own fields are right, and nothing is sent on the way', async () => {
  const { user } = await renderInApp(() => <RequestFormPage provedor="razao" />)
  await user.click(await screen.findByRole('button', { name: 'Próxima etapa' }))
  expect((await screen.findAllByText('Campo obrigatório')).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText(/Razão social/), 'Associação dos Pescadores')
  await user.type(screen.getByLabelText(/CNPJ/), '34028316000103')
  await user.type(screen.getByLabelText(/Responsável/), 'Marina Souza')
  await user.type(screen.getByLabelText(/E-mail/), 'marina@pescadores.example')
  await user.type(screen.getByLabelText(/Telefone/), '48999887766')
  // Each error went while its field was typed in: the button does not move when it is pressed.
  await waitFor(() => expect(screen.queryByText('Campo obrigatório')).toBeNull())
  await user.click(goOn())
  expect(await screen.findByLabelText(/Nome do evento/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(await screen.findByDisplayValue('Associação dos Pescadores')).toBeDefined()
  expect(sent).toEqual([])
})

test('a person is asked for a CPF, and a wrong one is refused at once', async () => {
  const { user } = await renderInApp(() => <RequestFormPage provedor="razao" />)
  await user.click(await screen.findByRole('radio', { name: 'Pessoa física' }))
  await user.type(screen.getByLabelText(/CPF/), '52998224724')
  await user.click(goOn())
  expect(await screen.findByText('CPF inválido.')).toBeDefined()
})

test('without a provider, or with one that takes no requests, the providers are offered', async () => {
  await renderInApp(() => <ProviderChoicePage />)
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toContain(
    '/patrocinios/razao',
  )
})
