import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ParticipantEditPage } from './participant-edit-page.tsx'

const participant = {
  id: 1,
  id_importacao_evento: 1,
  linha: 2,
  nome: 'Rita Moraes',
  cliente: false,
  lead: true,
  updated_at: '2026-11-21T10:00:00.000Z',
  codlead: null,
  id_lead: 77,
  lead_aberta: false,
  editavel: true,
  telefone: '53991110000',
  cpf: '52998224725',
}

test('a participant who is a lead already is shown so, with the way to the lead, and no word of permissions', async () => {
  await renderInApp(() => <ParticipantEditPage record={participant} />)
  await screen.findByRole('heading', { name: 'Este participante já virou lead e não pode ser alterado.' })
  expect(screen.getByRole('link', { name: 'Abrir lead' }).getAttribute('href')).toBe(
    '/sales/internal/leads/77',
  )
  expect(screen.queryByText(/permissão/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

test('one of somebody else’s import is not theirs to change, whatever it became', async () => {
  await renderInApp(() => <ParticipantEditPage record={{ ...participant, lead: false, editavel: false }} />)
  await screen.findByText('Só quem gerencia edita importações de outras pessoas.')
})
