import { HOUR_MS } from '@intranet/contract/durations'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { IncidentStrip } from './incident-strip.tsx'

const one = (id: number, hours: number) => ({
  id,
  titulo: `Incidente ${id}`,
  color: '#0e6672',
  icone: 'network',
  prioridade: 'alta',
  situacao: 'aberto',
  inicio: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  previsao: null,
  abrangencia: 'Razão',
})

async function strip(total: number) {
  answerCalls({
    'incidents.strip': () => ({
      total,
      abertos: [one(1, -2), one(2, -1)],
      programados: [one(2, -1), one(3, 24)],
    }),
  })
  await renderInApp(IncidentStrip)
  return screen.findByRole('heading', { name: /^Incidentes em aberto/ })
}

it('planned work that has begun is in one of the lists, and the head counts both', async () => {
  expect((await strip(3)).textContent).toBe('Incidentes em aberto3')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: /^Ver/ })).toBeNull()
})

it('leads to all of them where some are not shown', async () => {
  expect((await strip(9)).textContent).toBe('Incidentes em aberto9Ver os 9')
  expect(screen.getByRole('link', { name: 'Ver os 9' }).getAttribute('href')).toBe('/incidents/list')
})
