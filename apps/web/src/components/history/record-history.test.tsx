import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { renderInApp } from '@/test/render-in-app.tsx'
import { rules } from '@/features/marketing/communication/rules/rule.entity.ts'
import { HistoryRows } from './history-rows.tsx'
import { RecordHistory } from './record-history.tsx'
import { historyOf } from '@/components/records/history.ts'

const department = historyOf(['rh_departamento'], {})
const person = historyOf(['rh_usuario'], {})
const button = () => screen.queryByRole('button', { name: 'Ver histórico de Edições' })

test('the history of a record is offered to its module only, and to people about themselves', async () => {
  // Ana (id 7) has no role but "user".
  await renderInApp(() => (
    <>
      <p>tela</p>
      <RecordHistory history={department} id={7} />
      <RecordHistory history={person} id={8} />
    </>
  ))
  await screen.findByText('tela')
  expect(button()).toBeNull()
  await renderInApp(() => <RecordHistory history={person} id={7} />)
  await screen.findByRole('button', { name: 'Ver histórico de Edições' })
})

const edited = (before: object, after: object) => [
  {
    operacao: 'UPDATE' as const,
    old_data: { ...before },
    new_data: { ...after },
    data: '2026-11-12T13:42:00Z',
    usuario: 'Camila',
  },
]

test('an edit of data that are not shown says so, instead of nothing', async () => {
  const rows = edited({ ativa_desde: '2026-11-01' }, { ativa_desde: '2026-11-12' })
  await renderInApp(() => <HistoryRows rows={rows} history={rules.history} nameOf={() => undefined} />)
  expect(await screen.findByText('Mudaram dados que não são mostrados aqui.')).toBeTruthy()
})

test('a plain text with "<" and ">" is shown whole', async () => {
  const rows = edited({ mensagem_email: 'sinal < -25 e > -28' }, { mensagem_email: '<p>sinal</p>' })
  await renderInApp(() => <HistoryRows rows={rows} history={rules.history} nameOf={() => undefined} />)
  const changed = (await screen.findByText('sinal < -25 e > -28')).closest('dd')
  expect(changed!.textContent).toBe('sinal < -25 e > -28→sinal')
})

test('the history of a communication rule names all that its form changes', async () => {
  const before = {
    mensagem_email: '<p>Olá</p>',
    template_whatsapp: 3,
    silencio_acao: 'pular',
    feriado_acao: 'enviar',
  }
  const after = {
    mensagem_email: '<p>Oi</p>',
    template_whatsapp: 4,
    silencio_acao: 'proximo_turno',
    feriado_acao: 'pular',
  }
  await renderInApp(() => (
    <HistoryRows rows={edited(before, after)} history={rules.history} nameOf={() => undefined} />
  ))
  const terms = (await screen.findAllByRole('term')).map((term) => term.parentElement!.textContent)
  expect(terms).toEqual([
    'Templatenº 3→nº 4',
    'Mensagem do e-mailOlá→Oi',
    'Turno no silêncioNão enviar→Enviar no próximo turno permitido',
    'Feriado na cidade do clienteEnviar normalmente→Não enviar',
  ])
  expect(screen.queryByText('Mudaram dados que não são mostrados aqui.')).toBeNull()
})
