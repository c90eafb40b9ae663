import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { DocumentBatchPage } from './document-batch-page.tsx'

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

test('chosen files are asked for before they are left, and a batch without a person says so at its files', async () => {
  serverAnswers({
    'documentCategories.options': () => [{ id: 1, nome: 'Recibo' }],
    'documents.matchFiles': () => [{ id_funcionario: null, funcionario: null }],
  })
  const { user, router } = await renderInApp(() => <DocumentBatchPage />, '', ['/antes'])
  await user.upload(await screen.findByLabelText(/Escolher arquivos/), [pdf('sem-dono.pdf')])
  expect(await screen.findByText('Ninguém com este CPF ou matrícula')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Escolha ao menos um arquivo com CPF ou matrícula conhecidos.')).toBeTruthy()
  void router.navigate({ to: '/antes' } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(screen.getByText('sem-dono.pdf')).toBeTruthy()
})

test('files beyond the most of one batch are not left out in silence', async () => {
  serverAnswers({
    'documentCategories.options': () => [{ id: 1, nome: 'Recibo' }],
    'documents.matchFiles': (input) =>
      (input as { nomes: string[] }).nomes.map(() => ({ id_funcionario: 1, funcionario: 'Ana' })),
  })
  const { user } = await renderInApp(() => <DocumentBatchPage />)
  const files = Array.from({ length: 203 }, (_, n) => pdf(`${n}.pdf`))
  await user.upload(await screen.findByLabelText(/Escolher arquivos/), files)
  expect(await screen.findByText('3 arquivos ficaram de fora: o limite foi atingido.')).toBeTruthy()
  expect(screen.getByText('200 de 200')).toBeTruthy()
})
