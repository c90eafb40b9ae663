import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { AccessKeyEditPage } from './access-key-form-pages.tsx'

const key: Outputs['accessKeys']['get'] = {
  id: 5,
  nome: 'ERP',
  prefixo: 'ink_ab',
  id_usuario: 7,
  usuario: 'Ana',
  situacao: 'ativa',
  provedores: 'Vetorial',
  validade_fim: '2027-01-01',
  ultimo_uso: null,
  revogada_em: null,
  roles: ['vendas:gestor'],
  enderecos: [],
  empresas: [1],
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
}

const show = (pode_criar: boolean) => {
  answerCalls({
    'accessKeys.rights': () => ({
      pode_criar,
      modulos: [{ modulo: 'vendas', nivel: 'gestor' }],
      empresas: [{ id: 1, nome: 'Vetorial' }],
      validade_maxima: '2027-11-01',
    }),
  })
  return renderInApp(() => <AccessKeyEditPage record={key} />)
}
const button = (name: string) => screen.queryByRole('button', { name })

it('a key is a form for whoever may change it', async () => {
  await show(true)
  expect(await screen.findByRole('button', { name: 'Salvar' })).toBeTruthy()
  expect(button('Revogar')).toBeTruthy()
})

it('of somebody who keeps none of their own it is read, and can be revoked', async () => {
  await show(false)
  expect(await screen.findByText('Vendas: Gestor')).toBeTruthy()
  expect(screen.getByText('01/01/2027')).toBeTruthy()
  expect(button('Revogar')).toBeTruthy()
  expect(button('Salvar')).toBeNull()
})
