import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { sampleAccessKey } from '@/test/sample-access-key.ts'
import { AccessKeyEditPage } from './access-key-form-pages.tsx'

const show = (pode_criar: boolean) => {
  answerCalls({
    'accessKeys.rights': () => ({
      pode_criar,
      modulos: [{ modulo: 'vendas', nivel: 'gestor' }],
      empresas: [{ id: 1, nome: 'Vetorial' }],
      validade_maxima: '2027-11-01',
    }),
  })
  return renderInApp(() => <AccessKeyEditPage record={sampleAccessKey} />)
}
const button = (name: string) => screen.queryByRole('button', { name })

it('a key is a form for anyone who may change it', async () => {
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
