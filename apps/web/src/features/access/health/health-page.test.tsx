import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HealthPage } from '@/features/access/health/health-page.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'

const check = (nome: string, situacao: 'ok' | 'atencao' | 'falha') => ({
  area: 'banco',
  nome,
  situacao,
  valor: `valor de ${nome}`,
  fazer: situacao === 'ok' ? null : `faça ${nome}`,
})
const job = (nome: string, situacao: 'ok' | 'falha') => ({
  nome,
  situacao,
  prevista_em: '2026-11-24T06:35:00.000Z',
  ultimo_sucesso: situacao === 'ok' ? '2026-11-24T06:36:00.000Z' : null,
  falhas: situacao === 'ok' ? 0 : 3,
})

test('what is at fault comes first, with what to do; jobs that are late lead their table', async () => {
  answerCalls({
    'health.read': () => ({
      lido_em: '2026-11-24T12:00:00.000Z',
      checagens: [check('disco', 'atencao'), check('relógio', 'ok'), check('fila', 'falha')],
      trabalhos: [job('manhã', 'ok'), job('noite', 'falha')],
    }),
  })
  await renderInApp(() => <HealthPage />)
  const open = await screen.findByRole('region', { name: 'O que fazer' })
  expect(
    within(open)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Com problemafilavalor de filafaça fila', 'Atençãodiscovalor de discofaça disco'])
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'noiteCom problema–24/11/2026 - 03:353',
    'manhãEm ordem24/11/2026 - 03:3624/11/2026 - 03:350',
  ])
})

test('nothing to do is said in words', async () => {
  answerCalls({
    'health.read': () => ({
      lido_em: '2026-11-24T12:00:00.000Z',
      checagens: [check('fila', 'ok')],
      trabalhos: [],
    }),
  })
  await renderInApp(() => <HealthPage />)
  expect((await screen.findByText('Tudo em ordem.')).role).toBe('status')
  expect(screen.queryByRole('table')).toBeNull()
})
