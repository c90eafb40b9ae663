import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from '@/components/ui/badge.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PageHead } from './page.tsx'

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('a name that the heading says is not repeated beside it', async () => {
  await renderInApp(() => (
    <PageHead heading="EDITAR MENSAGEM: Candidatura recebida" beside="Candidatura recebida" />
  ))
  expect(await title()).toBe('EDITAR MENSAGEM: Candidatura recebida')
})

test('a dot is before a count, and before no badge', async () => {
  await renderInApp(() => <PageHead heading="REGRAS" beside="Aniversariantes" total={1200} />)
  expect(await title()).toBe('REGRASAniversariantes · 1.200')
})

test('a badge is beside the name without a dot', async () => {
  await renderInApp(() => <PageHead heading="EDITAR VAGA" beside="Técnico" total={<Badge>Aberta</Badge>} />)
  expect(await title()).toBe('EDITAR VAGATécnico Aberta')
})
