import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ApplicantAccount } from './applicant-account.tsx'
import { PhotoPage } from './photo-page.tsx'

const consent =
  'Fotos de eventos mostram pessoas. Só marque a autorização de imagem quando quem aparece permitiu a divulgação.'
const event = { protocolo: 'PAT-2026-00001', evento: 'Festa do Peixe' }
const days = { data_inicio: '2026-10-10', data_fim: '2026-10-12' }

test('the team reads whose yes a photo needs, and says of each photo that it has it', async () => {
  const photo = { id: 4, id_arquivo: 'a', legenda: null, ordem: 1, capa: true, do_solicitante: true }
  const account = { ...event, ...days, id: 2, situacao: 'pendente', arquivos: [] }
  const { calls } = answerCalls({
    'sponsorshipAccounts.get': () => ({ ...account, fotos: [{ ...photo, autorizacao_imagem: false }] }),
    'sponsorshipAccounts.updatePhoto': () => ({ id: 4 }),
  })
  const { user } = await renderInApp(() => <PhotoPage id={2} />, '', ['/antes'], {
    roles: ['user', 'marketing:gestor'],
  })
  expect(await screen.findByText(consent)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Autorização de imagem' }))
  expect(calls).toContainEqual([
    'sponsorshipAccounts.updatePhoto',
    { id: 2, id_item: 4, autorizacao_imagem: true },
  ])
})

test('so is the applicant who sends photos by the link of a mail', async () => {
  answerCalls({
    'sponsorshipForm.account': () => ({
      ...event,
      ...days,
      provedor: 'RazaoInfo',
      situacao: 'pendente',
      pendencia: null,
      enviada: null,
      fotos: 1,
      arquivos: 0,
    }),
  })
  await renderInApp(() => <ApplicantAccount token="um-token" />)
  expect(await screen.findByText(consent)).toBeDefined()
  expect(screen.getByText('Já recebemos 1 foto e 0 arquivos. Envie só o que falta.')).toBeDefined()
})

test.each([
  ['em_analise', 'Prestação de contas enviada com sucesso!'],
  ['aprovado', 'Esta prestação de contas já foi aprovada.'],
])('an account that is %s takes nothing more, and says so', async (situacao, reported) => {
  answerCalls({ 'sponsorshipForm.account': () => ({ ...event, ...days, provedor: 'RazaoInfo', situacao }) })
  await renderInApp(() => <ApplicantAccount token="um-token" />)
  expect(await screen.findByText(reported)).toBeDefined()
  expect(screen.queryByText(consent)).toBeNull()
})
