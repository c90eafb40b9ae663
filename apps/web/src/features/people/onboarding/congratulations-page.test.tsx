import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CongratulationsPage } from './congratulations-page.tsx'

async function open(lidos: number, concluido: boolean) {
  const row = {
    id: 3,
    titulo: 'Primeiros dias',
    conteudos: 4,
    minutos: 30,
    lidos,
    percentual: lidos * 25,
    concluido,
    data_inicio: '2026-11-02',
    continuar: concluido ? null : { id_trilha: 5, id_conteudo: 9 },
  }
  answerCalls({ 'onboardingReading.own': () => [row] })
  await renderInApp(() => <CongratulationsPage idOnboarding={3} />)
}

it('anyone who read everything is congratulated, and led home alone', async () => {
  await open(4, true)
  expect(await screen.findByRole('heading', { name: 'PARABÉNS' })).toBeTruthy()
  expect(screen.getByText('Parabéns! Você concluiu o onboarding.')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain(
    'Voltar para a página inicial',
  )
  expect(screen.queryByRole('link', { name: 'Continuar de onde parei' })).toBeNull()
})

it.each([
  [3, 'Você chegou ao fim, e falta 1 conteúdo.'],
  [1, 'Você chegou ao fim, e faltam 3 conteúdos.'],
])('anyone who read %i of 4 sees what is left, and is led there', async (read, reported) => {
  await open(read, false)
  expect(await screen.findByRole('heading', { name: 'QUASE LÁ' })).toBeTruthy()
  expect(screen.getByText(reported)).toBeTruthy()
  expect(screen.getByText(`Primeiros dias: ${read} de 4 conteúdos lidos.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continuar de onde parei' })).toBeTruthy()
})

it('anyone who finished none is not congratulated', async () => {
  answerCalls({ 'onboardingReading.own': () => [] })
  await renderInApp(() => <CongratulationsPage idOnboarding={undefined} />)
  expect(await screen.findByText('Você não concluiu nenhum onboarding.')).toBeTruthy()
  expect(screen.queryByText('Parabéns! Você concluiu o onboarding.')).toBeNull()
})
