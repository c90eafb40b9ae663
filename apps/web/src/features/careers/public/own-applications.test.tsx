import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OwnApplications } from './own-applications.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const hired: Outputs['jobApplications']['mine'][number] = {
  id: 3,
  protocolo: '2026.000003',
  id_vaga: 1,
  titulo_vaga: 'Técnico de Campo',
  empresa: 'Produto',
  cidade: 'Pelotas',
  uf: 'RS',
  etapa: 'contratado',
  rotulo: 'Contratado',
  proximo: null,
  passos: [{ rotulo: 'Contratado', em: moment }],
  created_at: moment,
  movida_em: moment,
  dias_sem_retorno: null,
  pode_desistir: false,
  revisao_texto: null,
  revisao: null,
  pre_admissao: false,
}

async function open(situacao: string) {
  serverAnswers({
    'jobApplications.mine': () => [hired],
    'users.get': () => ({ id: 7, situacao, data_admissao: '2026-12-01' }),
  })
  await renderInApp(() => <OwnApplications />, '', [], { employee: false })
  await screen.findByText('Técnico de Campo')
}

test('who is to begin finds the day and their onboarding (docs/people.md#admission-to-come)', async () => {
  await open('admissao')
  await screen.findByText('Admissão em 01/12/2026')
  const link = await screen.findByRole('link', { name: 'Meu onboarding' })
  expect(link.getAttribute('href')).toBe('/users/profile/7?aba=onboardings')
})

test('what ends an application is read after its stages', async () => {
  serverAnswers({ 'jobApplications.mine': () => [{ ...hired, etapa: 'triagem', pode_desistir: true }] })
  await renderInApp(() => <OwnApplications />, '', [], { employee: false })
  const leave = await screen.findByRole('button', { name: 'Desistir' })
  const stages = screen.getByText(/^em 20\/11/)
  expect(stages.compareDocumentPosition(leave)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('before HR has made them an employee there is none to find', async () => {
  await open('ativo')
  expect(screen.queryByRole('link', { name: 'Meu onboarding' })).toBeNull()
})
