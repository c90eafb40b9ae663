import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Lead } from './lead-columns.tsx'
import { LeadReach } from './lead-reach.tsx'

const lead = { id: 3, id_empresa: 1, cidade: 'Laguna', estado: 'SC' } as Lead

const look = async (coberto: boolean | null) => {
  answerCalls({
    'leads.verify': () => ({
      clientes: [],
      aberta: null,
      blacklist: null,
      aviso: null,
      cobertura: [{ id_empresa: 1, provedor: 'Vetorial', coberto }],
    }),
  })
  await renderInApp(() => <LeadReach lead={lead} door="internal" />)
}

test('a covered address is said to be covered, and asks for nothing', async () => {
  await look(true)
  await screen.findByText('O endereço tem cobertura da Vetorial.')
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
})

test('an address that is not covered leads to its form', async () => {
  await look(false)
  await screen.findByText(/ainda não tem cobertura/)
  expect(screen.getByRole('link', { name: 'Editar' })).toBeTruthy()
})

test('where the provider has no coverage written down, the lead goes on', async () => {
  await look(null)
  await screen.findByText(/não tem cobertura cadastrada/)
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
})
