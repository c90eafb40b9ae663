import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { HandOverSheet, type HandOverSheetProps } from './hand-over-sheet.tsx'

const request = {
  id: 4,
  id_empresa: 7,
  id_usuario: 9,
  id_produto: 3,
  produto: 'Cabo drop',
  codigo_erp: 'CABO',
  quantidade: 2,
  serializado: false,
} as NonNullable<HandOverSheetProps['request']>

it('the term of a request is of the company of the request (docs/operations.md#custody)', async () => {
  const handed: unknown[] = []
  serverAnswers({
    'providers.options': () => [{ id: 7, nome: 'Sul' }],
    'users.options': () => [{ id: 9, nome: 'Ana' }],
    'custody.handOver': (input) => {
      handed.push(input)
      return { id: 1 }
    },
  })
  const { user } = await renderInApp(() => <HandOverSheet request={request} onClose={() => {}} />, '', [])
  await user.click(await screen.findByRole('button', { name: 'Gerar termo' }))
  const itens = [{ id_produto: 3, quantidade: 2 }]
  await waitFor(() => expect(handed).toEqual([{ id_empresa: 7, id_funcionario: 9, itens, pedidos: [4] }]))
})
