import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ApplicationOffers } from './application-offers.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const offer = {
  id: 7,
  situacao: 'aceita',
  salario: '2350.00',
  data_inicio: '2027-02-01',
  jornada: '44 horas',
  beneficios: null,
  texto: 'Carta.',
  expira_em: moment,
  responsavel_nome: null,
  motivo_recusa: null,
  encerrada_em: moment,
  autor: 'Rita Lima',
  created_at: moment,
  updated_at: moment,
  aceites: [],
}

async function show(situacao: string, { motivo_recusa = null as string | null, pode_desfazer = true } = {}) {
  const callOff = vi.fn((_input: unknown) => ({ id: 7, situacao: 'cancelada', updated_at: moment }))
  serverAnswers({
    'offers.ofApplication': () => ({
      pode_enviar: false,
      pode_desfazer,
      menor: false,
      propostas: [{ ...offer, situacao, motivo_recusa }],
    }),
    'offers.callOff': callOff,
  })
  const { user } = await renderInApp(() => <ApplicationOffers id={31} name="Nina Alves" />)
  expect(await screen.findByText('44 horas')).toBeTruthy()
  return { user, callOff }
}

test.each([
  ['Candidato desistiu', 'Registrar desistência', 'desistente', 'Desistência registrada.'],
  ['Desfazer proposta', 'Desfazer proposta', 'reprovado', 'Proposta desfeita.'],
])('an accepted offer is called off with a reason: %s', async (button, confirm, etapa, done) => {
  const { user, callOff } = await show('aceita')
  await user.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Motivo/), 'Aceitou outra.')
  await user.click(dialog.getByRole('button', { name: confirm }))
  expect(await screen.findByText(done)).toBeTruthy()
  expect(callOff).toHaveBeenCalledWith({ id: 7, updated_at: moment, etapa, motivo: 'Aceitou outra.' })
})

test('one that ended says why, and cannot be called off again', async () => {
  await show('cancelada', { motivo_recusa: 'A filial não abre mais.' })
  expect(screen.getByText('A filial não abre mais.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Candidato desistiu' })).toBeNull()
})

test('nor one whose person has begun', async () => {
  await show('aceita', { pode_desfazer: false })
  expect(screen.queryByRole('button', { name: 'Desfazer proposta' })).toBeNull()
})
