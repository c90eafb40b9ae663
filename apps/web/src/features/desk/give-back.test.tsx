import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ActivationSheet } from './backoffice/activation-sheet.tsx'
import { CallSheet } from './backoffice/call-sheet.tsx'

const at = '2026-11-20T12:00:00.000Z'
const own = 7

const sheets = { ligação: CallSheet, instalação: ActivationSheet }

test.each([
  ['ligação', 'pendente', own, 'solicitante', true],
  ['ligação', 'pendente', 99, 'solicitante', false],
  ['ligação', 'pendente', 99, 'gestor', true],
  ['ligação', 'pendente', null, 'gestor', false],
  ['ligação', 'pendente', own, 'leitor', false],
  ['ligação', 'concluida', own, 'gestor', false],
  ['instalação', 'em_execucao', own, 'solicitante', true],
  ['instalação', 'em_execucao', 99, 'solicitante', false],
  ['instalação', 'ativada', own, 'gestor', false],
  ['instalação', 'cancelada', own, 'gestor', false],
] as const)(
  'of a %s that is %s with %s a %s is offered “Devolver à fila”: %s',
  async (kind, situacao, id_responsavel, role, offered) => {
    const item = {
      id: 4,
      id_venda: 1,
      id_ativacao: 2,
      id_qualificacao: null,
      situacao,
      id_responsavel,
      cliente: 'Lia',
      cidade: 'Tubarão',
      tentativas: [],
      updated_at: at,
    }
    serverAnswers({ 'qualifications.get': () => item, 'activations.get': () => ({ ...item, tentativas: 1 }) })
    const Sheet = sheets[kind]
    await renderInApp(() => <Sheet id={4} onClose={() => undefined} />, '', [], {
      roles: [`backoffice:${role}`],
    })
    await screen.findByText('Tubarão')
    expect(screen.queryByRole('button', { name: 'Devolver à fila' }) !== null).toBe(offered)
  },
)
