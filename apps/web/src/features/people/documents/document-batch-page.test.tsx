import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('a refused file is marked with its reason; the others go at the next press, without being uploaded again', async () => {
  const created: unknown[] = []
  serverAnswers({
    'documentCategories.options': () => [{ id: 1, titulo: 'Recibo', exige_validade: false, sensivel: false }],
    'documents.matchFiles': (input) =>
      (input as { nomes: string[] }).nomes.map((_, place) => ({
        id_funcionario: place + 1,
        funcionario: 'Ana',
      })),
    'documents.create': (input) => {
      created.push(input)
      return [{ id: 1 }, { id: 2 }]
    },
  })
  const procedures = globalThis.fetch
  const uploads: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    if (String(address) !== '/files') return procedures(address, init)
    const { name } = (init!.body as FormData).get('file') as File
    uploads.push(name)
    const refused = name === '2.pdf'
    return new Response(
      JSON.stringify(refused ? { mensagem: 'O arquivo contém vírus.' } : { id: `id-${name}` }),
      {
        status: refused ? 422 : 200,
      },
    )
  })
  const { user } = await renderInApp(() => <DocumentBatchPage />, '', ['/antes'])
  await user.upload(await screen.findByLabelText(/Escolher arquivos/), ['1.pdf', '2.pdf', '3.pdf'].map(pdf))
  await user.type(screen.getByLabelText(/Título/), 'Recibo de outubro')
  await user.click(screen.getByRole('combobox', { name: /Categoria/ }))
  await user.click(await screen.findByRole('option', { name: 'Recibo' }))
  await user.type(screen.getByRole('textbox', { name: /emissão/i }), '01102026')
  await user.click(screen.getByRole('button', { name: 'Enviar 3 documentos' }))
  expect(await screen.findByText('O arquivo contém vírus.')).toBeTruthy()
  expect(await screen.findByText(/1 arquivo foi recusado/)).toBeTruthy()
  expect([uploads, created]).toEqual([['1.pdf', '2.pdf', '3.pdf'], []])
  const again = await screen.findByRole('button', { name: 'Enviar 2 documentos' })
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull(), 10_000)
  await user.click(again)
  await vi.waitFor(() => expect(created).toHaveLength(1))
  expect(created[0]).toMatchObject({
    objects: [
      { id_funcionario: 1, id_arquivo: 'id-1.pdf' },
      { id_funcionario: 3, id_arquivo: 'id-3.pdf' },
    ],
  })
  expect(uploads).toHaveLength(3)
})
