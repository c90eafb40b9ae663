import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ImportPage } from './import-page.tsx'
import { LinesField } from './text-import.tsx'

const lines = () => screen.findByLabelText(/Linhas/)
const open = () =>
  renderInApp(
    () => (
      <ImportPage
        title="IMPORTAR"
        schema={z.object({ conteudo: z.string().min(1) })}
        blank={{ conteudo: '' }}
        path="/v1/linhas"
        changed={{}}
        doneText={() => '2 linhas lidas.'}
      >
        <LinesField<{ conteudo: string }> name="conteudo" label="Linhas" placeholder="" />
      </ImportPage>
    ),
    '',
    ['/antes'],
  )
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
afterEach(() => void vi.unstubAllGlobals())

test('pasted lines are asked for before they are left, also once they were refused, and never kept', async () => {
  answer(422, { mensagem: 'Dados inválidos.', campos: { conteudo: 'Linha 2: CPF inválido.' } })
  const { user, router } = await open()
  await user.type(await lines(), 'Ana;111')
  await user.click(screen.getByRole('button', { name: 'Importar' }))
  expect(await screen.findByText('Linha 2: CPF inválido.')).toBeTruthy()
  void router.navigate({ to: '/antes' } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.pathname).toBe('/tela')
  expect(await lines()).toHaveProperty('value', 'Ana;111')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('intranet:draft:'))).toEqual([])
})

test('imported lines are left without a question', async () => {
  answer(200, {})
  const { user, router } = await open()
  await user.type(await lines(), 'Ana;111')
  await user.click(screen.getByRole('button', { name: 'Importar' }))
  expect(await screen.findByText('2 linhas lidas.')).toBeTruthy()
  await router.navigate({ to: '/antes' } as never)
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
})
