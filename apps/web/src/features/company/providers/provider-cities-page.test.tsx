import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftFolder, keepDraft } from '@/lib/draft.ts'
import { savedRecord, fingerprint } from '@/components/form/form-identity.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ProviderCitiesPage } from './provider-cities-page.tsx'

const named = { id: 41, nome: 'Curitiba', uf: 'PR' }

async function returnTo(answers: Parameters<typeof answerCalls>[0]) {
  const { calls } = answerCalls({
    'providers.replaceCities': () => ({ excluidas: 0, inseridas: [] }),
    ...answers,
  })
  const identity = savedRecord('provider-cities', { id: 3, updated_at: null })
  const cidades = { label: 'Cidades', shown: '2', value: [7, 41] }
  keepDraft(draftFolder(7, identity.key), {
    id: 'rascunho',
    version: fingerprint({ cidades: [7] }),
    fields: { cidades },
  })
  const linked = [{ id: 90, id_cidade: 7, nome: 'Joinville', uf: 'SC' }]
  const app = await renderInApp(() => (
    <ProviderCitiesPage provider={{ id: 3, nome: 'Razao' }} cities={linked} />
  ))
  const save = async () => app.user.click(await screen.findByRole('button', { name: 'Salvar' }))
  const saved = () => calls.find(([name]) => name === 'providers.replaceCities')?.[1]
  return { save, saved, calls }
}

test('cities of another state come back with a draft, and are saved', async () => {
  const { save, saved } = await returnTo({
    'cities.options': (input) => ((input as { ids?: number[] }).ids ? [named] : []),
  })
  await screen.findByText('Curitiba')
  await save()
  await waitFor(() =>
    expect(saved()).toEqual({
      id_empresa: 3,
      objects: [
        { nome: 'Joinville', uf: 'SC' },
        { nome: 'Curitiba', uf: 'PR' },
      ],
      vistas: [90],
    }),
  )
})

test('cities whose names were not read are refused, not dropped', async () => {
  const { save, saved, calls } = await returnTo({ 'cities.options': () => [] })
  await waitFor(() => expect(calls.some(([, input]) => 'ids' in (input as object))).toBe(true))
  await screen.findByText('Cidade não encontrada')
  await save()
  await screen.findByText(/Uma cidade escolhida não foi encontrada/)
  expect(saved()).toBeUndefined()
})
