import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PersonState } from './person-state.tsx'

const open = (situacao: string) =>
  renderInApp(() => <PersonState user={{ ativo: true, situacao, data_admissao: '2027-02-01' }} />)

test('before the day of admission nobody reads as active (docs/people.md#admission-to-come)', async () => {
  await open('admissao')
  expect(screen.getByText('Admissão em 01/02/2027')).toBeTruthy()
  expect(screen.queryByText('Ativo')).toBeNull()
})

test('without access an admission says so: nobody is admitted (docs/people.md#admission-to-come)', async () => {
  const off = { ativo: false, situacao: 'admissao', data_admissao: '2027-02-01' }
  await renderInApp(() => <PersonState user={off} />)
  expect(screen.getByText('Admissão em 01/02/2027, sem acesso')).toBeTruthy()
})

test('who has left is shown with the day, not as inactive', async () => {
  const left = { ativo: false, situacao: 'desligado', data_admissao: null, data_desligamento: '2026-11-10' }
  await renderInApp(() => <PersonState user={left} />)
  expect(screen.getByText('Desligado em 10/11/2026')).toBeTruthy()
  expect(screen.queryByText('Inativo')).toBeNull()
})

test('from that day on the access is shown', async () => {
  await open('ativo')
  expect(screen.getByText('Ativo')).toBeTruthy()
})
