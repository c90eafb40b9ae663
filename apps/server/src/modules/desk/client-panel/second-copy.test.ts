import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../../../test/erp/json-erp.ts'
import { panelWorld } from '../../../../test/erp/panel-world.ts'

const { deps, erp, customer, withCustomer, reset, offer } = await panelWorld()
const code =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const linha = '7'.repeat(47)
const asked = { ...customer, fatura: '31' }
const none = () => new Refusal(404, 'Não há.')

beforeEach(async () => {
  await reset()
  Object.assign(erp.answers, {
    pix: () => ({ copia_cola: code }),
    linha_digitavel: () => ({ linha }),
    pdf: () => ({ conteudo: 'JVBERi0=' }),
  })
  await offer()
})

describe('the second copy of an invoice (docs/client-panel.md#second-copy)', () => {
  it('has its digit line, its Pix code and its PDF', async () => {
    const { panel } = await withCustomer()
    expect(await panel.secondCopy(asked)).toEqual({ linha_digitavel: linha, pix: code, pdf: true })
    expect(await panel.invoicePdf(asked)).toEqual({ conteudo: 'JVBERi0=' })
  })

  it('shows one of the two where the system has no other, refuses it or fails, and the PDF without both', async () => {
    const { panel } = await withCustomer()
    const onlyLine = { linha_digitavel: linha, pix: null, pdf: true }
    for (const answer of [none(), new Refusal(409, 'Pix desativado.'), new Refusal(503, '')]) {
      erp.answers.pix = () => answer
      expect(await panel.secondCopy(asked)).toEqual(onlyLine)
    }
    erp.answers.linha_digitavel = none
    erp.answers.pix = () => ({ copia_cola: code })
    expect(await panel.secondCopy(asked)).toEqual({ linha_digitavel: null, pix: code, pdf: true })
    erp.answers.pix = none
    expect(await panel.secondCopy(asked)).toEqual({ linha_digitavel: null, pix: null, pdf: true })
  })

  it('says that the system is away where nothing came', async () => {
    const { panel } = await withCustomer()
    erp.answers.linha_digitavel = none
    erp.answers.pix = () => new Refusal(503, '')
    await expect(panel.secondCopy(asked)).rejects.toThrow(text.away)
  })

  it('does not show a Pix code that was cut', async () => {
    const { panel } = await withCustomer()
    erp.answers.pix = () => ({ copia_cola: code.slice(0, -2) })
    expect(await panel.secondCopy(asked)).toMatchObject({ linha_digitavel: linha, pix: null })
    erp.answers.linha_digitavel = none
    await expect(panel.secondCopy(asked)).rejects.toThrow(text.badPix)
  })

  it('is sent with what there is of it', async () => {
    const { panel } = await withCustomer()
    const texts: string[] = []
    const { email } = deps.senders
    deps.senders.email = {
      ...email,
      async send(message) {
        texts.push(message.simples)
        return email.send(message)
      },
    }
    erp.answers.pix = none
    const send = { ...customer, canal: 'email' as const, assunto: 'fatura' as const, referencia: '31' }
    expect(await panel.send({ ...send, chave: 'envio-0010' })).toMatchObject({ situacao: 'enviado' })
    deps.senders.email = email
    expect(texts).toEqual([expect.stringContaining('Linha digitável: 77777')])
    expect(texts[0]).not.toContain('Pix')
  })
})
