import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useRequestSteps } from './use-request-steps.ts'

const updated_at = '2026-11-20T12:00:00.000Z'
const saved = { id: 3, updated_at, data_inicio: '2026-12-01', data_fim: '2026-12-02' }

test('the days of an approved event are sent alone, with the version that was seen', async () => {
  const { calls } = answerCalls({ 'sponsorshipRequests.update': () => ({ id: 3, updated_at }) })
  const request = saved as Parameters<typeof MoveDialog>[0]['request']
  const { user } = await renderInApp(() => <MoveDialog request={request} onClose={() => {}} />)
  const [, end] = await screen.findAllByRole('textbox')
  await user.clear(end!)
  await user.type(end!, '05/12/2026')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(calls).toContainEqual(['sponsorshipRequests.update', { ...saved, data_fim: '2026-12-05' }])
})

test.each([
  ['gestor', 'inadimplente', true],
  ['gestor', 'aprovada', true],
  ['gestor', 'concluida', false],
  ['solicitante', 'aprovada', false],
] as const)('a %s may move an event that is %s: %s', async (role, situacao, may) => {
  function Shown() {
    const { move } = useRequestSteps().allowed({ id: 3, protocolo: 'P', situacao, updated_at })
    return <p>{move ? 'pode' : 'não pode'}</p>
  }
  await renderInApp(Shown, '', undefined, { roles: [`marketing:${role}`] })
  expect(await screen.findByText(may ? 'pode' : 'não pode')).toBeDefined()
})

test.each([
  ['solicitante', 'inadimplente', true],
  ['solicitante', 'aprovada', true],
  ['solicitante', 'recebida', true],
  ['solicitante', 'concluida', false],
  ['leitor', 'aprovada', false],
] as const)('a %s may take over a request that is %s: %s', async (role, situacao, may) => {
  function Shown() {
    const { takeOn } = useRequestSteps().allowed({ id: 3, protocolo: 'P', situacao, updated_at })
    return <p>{takeOn ? 'pode' : 'não pode'}</p>
  }
  await renderInApp(Shown, '', undefined, { roles: [`marketing:${role}`] })
  expect(await screen.findByText(may ? 'pode' : 'não pode')).toBeDefined()
})
