import { TRPCClientError } from '@trpc/client'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RouteError } from './route-error.tsx'
import { ErrorState } from './states.tsx'

const refusal = (httpStatus: number, message: string) =>
  TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus } } } as never)

test('what is not there, or out of reach, is reported under a heading, with the way back instead of another try', async () => {
  await renderInApp(() => <RouteError error={refusal(404, 'Registro não encontrado.')} />)
  expect(await screen.findByRole('heading', { name: 'Dados não encontrados.' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para Antes', description: '' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})

test('a part of a page that is not there says so too, with the way back', async () => {
  await renderInApp(() => <ErrorState error={refusal(404, 'Registro não encontrado.')} onRetry={() => {}} />)
  expect(await screen.findByRole('link', { name: 'Voltar para Antes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})

test('what is not there leads home where no screen is named to go back to', async () => {
  await renderInApp(() => <ErrorState error={refusal(404, 'Registro não encontrado.')} />, '', [], {}, {})
  expect(await screen.findByRole('link', { name: 'Voltar para o início' })).toBeTruthy()
})

test('what failed for another reason may be tried again', async () => {
  await renderInApp(() => <RouteError error={refusal(500, 'Ocorreu um erro interno.')} />)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})

test('a refused question says every text of it, and is not asked again as it is', async () => {
  const campos = { data_end: 'O período máximo é de 12 meses.', id_canal: 'Escolha um canal.' }
  const error = TRPCClientError.from({
    error: { code: -32000, message: 'Dados inválidos.', data: { httpStatus: 422, campos } },
  } as never)
  await renderInApp(() => <ErrorState error={error} onRetry={() => {}} />)
  expect(await screen.findByText('O período máximo é de 12 meses. Escolha um canal.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
