import { formatDate } from '@intranet/contract/formats'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { dayFromNow } from '@intranet/contract/today'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ProviderChoicePage } from './provider-choice-page.tsx'
import { RequestFormPage } from './request-form-page.tsx'

vi.mock('@/features/sales/tracking-links/solve-proof.ts', () => ({
  answerChallenge: async () => 'uma prova',
}))

vi.mock('@/lib/upload-file.ts', () => ({ uploadFile: async () => ({ id: 'f1' }) }))

const sent: unknown[] = []
const provider = { sistema: 'razao', nome: 'RazaoInfo', logo: null }

beforeEach(() => {
  sent.length = 0
  serverAnswers({
    'sponsorshipForm.view': (input) => ({
      provedores: [provider],
      provedor:
        (input as { provedor?: string } | undefined)?.provedor === 'razao'
          ? { ...provider, matiz: 215, cidades: [{ id: 7, nome: 'Laguna', uf: 'SC' }] }
          : null,
    }),
    'sponsorshipForm.submit': (input) => {
      sent.push(input)
      return { protocolo: 'PAT-2026-00001', provedor: 'razao' }
    },
  })
})

const goOn = () => screen.getByRole('button', { name: 'Próxima etapa' })

test('a step is left once its own fields are right, and nothing is sent on the way', async () => {
  const { user } = await renderInApp(() => <RequestFormPage provedor="razao" />)
  await user.click(await screen.findByRole('button', { name: 'Próxima etapa' }))
  expect((await screen.findAllByText('Campo obrigatório')).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText(/Razão social/), 'Associação dos Pescadores')
  await user.type(screen.getByLabelText(/CNPJ/), '34028316000103')
  await user.type(screen.getByLabelText(/Responsável/), 'Marina Souza')
  await user.type(screen.getByLabelText(/E-mail/), 'marina@pescadores.example')
  await user.type(screen.getByLabelText(/Telefone/), '48999887766')
  // Each error went while its field was typed in: the button does not move when it is pressed.
  await waitFor(() => expect(screen.queryByText('Campo obrigatório')).toBeNull())
  await user.click(goOn())
  expect(await screen.findByLabelText(/Nome do evento/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(await screen.findByDisplayValue('Associação dos Pescadores')).toBeDefined()
  expect(sent).toEqual([])
})

test('a person is asked for a CPF, and a wrong one is refused at once', async () => {
  const { user } = await renderInApp(() => <RequestFormPage provedor="razao" />)
  await user.click(await screen.findByRole('radio', { name: 'Pessoa física' }))
  await user.type(screen.getByLabelText(/CPF/), '52998224724')
  await user.click(goOn())
  expect(await screen.findByText('CPF inválido.')).toBeDefined()
})

async function fill(user: UserEvent, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
}
const dayIn = (days: number) => formatDate(dayFromNow(days))

test('the lead time is asked in its step, and a proposal that expired with the form is attached again (docs/sponsorship.md#the-public-form)', async () => {
  let expired = true
  serverAnswers({
    'sponsorshipForm.view': () => ({
      provedores: [provider],
      provedor: { ...provider, matiz: 215, cidades: [{ id: 7, nome: 'Laguna', uf: 'SC' }] },
    }),
    'sponsorshipForm.challenge': () => ({}),
    'sponsorshipForm.begin': () => ({ envio: 'x'.repeat(43), expira_em: '2026-12-01T12:00:00.000Z' }),
    'sponsorshipForm.submit': (input) => {
      sent.push(input)
      if (!expired) return { protocolo: 'PAT-2026-00001', provedor: 'razao' }
      expired = false
      throw new Refusal(422, text.formExpired, undefined, 'prova')
    },
  })
  const { user } = await renderInApp(() => <RequestFormPage provedor="razao" />)
  await fill(user, {
    'Razão social': 'Associação dos Pescadores',
    CNPJ: '34028316000103',
    Responsável: 'Marina Souza',
    'E-mail': 'marina@pescadores.example',
    Telefone: '48999887766',
  })
  await user.click(goOn())
  await fill(user, {
    'Nome do evento': 'Festa do Peixe',
    Descrição: 'Três dias de festa na beira da lagoa.',
    Início: dayIn(14),
    Fim: dayIn(20),
    'Público estimado': '4000',
    Local: 'Praça da Matriz',
    Endereço: 'Rua Raulino Horn, 10',
  })
  await user.click(screen.getByLabelText(/Cidade/))
  await user.click(await screen.findByRole('option', { name: 'Laguna/SC' }))
  await user.click(goOn())
  expect(await screen.findByText(text.leadTime)).toBeDefined()
  await fill(user, { Início: dayIn(15) })
  await user.click(goOn())
  await user.click(await screen.findByLabelText(/Tipo de patrocínio/))
  await user.click(await screen.findByRole('option', { name: 'Brindes' }))
  await fill(user, { Contrapartidas: 'Logo no palco e estande na entrada.' })
  const proposal = new File(['%PDF-1.4'], 'proposta.pdf', { type: 'application/pdf' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, proposal)
  await screen.findByText('proposta.pdf')
  await user.click(goOn())
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Enviar solicitação' }))
  await screen.findByText(text.proposalLost)
  expect(screen.queryByText('proposta.pdf')).toBeNull()
  const again = screen.getByRole('button', { name: 'Enviar solicitação' })
  await waitFor(() => expect(again.ariaDisabled).toBeNull(), { timeout: 10_000 })
  await user.click(again)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([{ id_arquivo_proposta: 'f1' }, { id_arquivo_proposta: null }])
}, 60_000)

test('without a provider, or with one that takes no requests, the providers are offered', async () => {
  await renderInApp(() => <ProviderChoicePage />)
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toContain(
    '/patrocinios/razao',
  )
})
