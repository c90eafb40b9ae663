import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { sampleAccessKey } from '@/test/sample-access-key.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { WebhooksPage } from './webhooks-page.tsx'

const webhook = (id: number): Outputs['webhooks']['list']['dados'][number] => ({
  id,
  id_chave: 5,
  chave: 'ERP',
  nome: `Aviso ${id}`,
  url: 'https://erp.example/avisos',
  permite_http: false,
  eventos: ['lead.created'],
  pendentes: 0,
  falhas: 0,
  ativo: true,
  encerrado_em: null,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
})

it('all webhooks of a key are within reach, and its deliveries are those of every one of them', async () => {
  const all = Array.from({ length: 25 }, (_, n) => webhook(n + 1))
  const { calls } = answerCalls({
    'webhooks.list': ({ limit }: { limit: number }) => ({
      total: all.length,
      dados: all.slice(0, limit),
      depois: null,
    }),
    'webhooks.deliveries': () => ({ total: 0, dados: [], depois: null }),
    'listViews.list': () => [],
  })
  const { user } = await renderInApp(() => <WebhooksPage record={sampleAccessKey} />)
  expect(await screen.findByText('Aviso 20')).toBeTruthy()
  expect(screen.queryByText('Aviso 21')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByText('Aviso 25')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull())
  const asked = calls.filter(([name]) => name === 'webhooks.deliveries').map(([, input]) => input)
  expect(asked[0]).toMatchObject({ filtro: { id_chave: 5 } })
})
