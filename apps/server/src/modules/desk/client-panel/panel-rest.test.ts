/** The documented paths of the panel, as a program walks through an attendance. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { restRoutes } from '../../../doors/rest/routes.ts'
import { panelWorld, RIGHT_FACTS } from '../../../../test/erp/panel-world.ts'

const { app, erp, customer, person, sistema, offer } = await panelWorld()

const asked = new Set<string>()
/** Sends a request, notes its path, and answers what came of it. */
function caller(token: string, attendance?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(attendance && { 'x-atendimento': attendance }) }
  return async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/v1/painel/${path.replace(':sistema', sistema).replace(':cod', '501')}`
    const answer = await app.inject({ method, url, headers, payload })
    expect([path, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([path, 200, true])
    asked.add(`${method} /v1/painel/${path.replace(/\/\d+\//, '/:id/')}`)
    return answer.json()
  }
}

it('an attendance goes through every documented path', async () => {
  Object.assign(erp.answers, {
    pix: () => ({
      copia_cola:
        '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    }),
    linha_digitavel: () => ({ linha: '7'.repeat(47) }),
    alterar_endereco: () => ({ situacao: 'pedida', referencia: null }),
  })
  await offer()
  const { token } = await person('painel_cliente:solicitante')
  const manager = await person('painel_cliente:gestor')
  const send = caller(token)
  expect((await send('GET', 'sistemas')).sistemas).toMatchObject([{ sistema }])
  const found = await send('POST', 'busca', { sistema, por: 'codigo', valor: '501' })
  expect(found.clientes).toMatchObject([{ cod_cliente: '501' }])
  const object = { ...customer, motivo: 'atendimento' }
  const { atendimento } = await send('POST', 'atendimento', { object })
  await send('POST', 'atendimento/identidade', { object: { atendimento, ...RIGHT_FACTS } })

  const panel = caller(token, atendimento)
  const one = ':sistema/:cod'
  for (const view of ['resumo', 'contratos', 'conexoes', 'faturas', 'pagamentos', 'enderecos', 'contatos'])
    await panel('GET', `${one}/${view}`)
  const order = { chave: 'pedido-0001', tipo: '1', periodo: 'M', relato: 'Sem conexão desde ontem' }
  await panel('POST', `${one}/os`, { object: order })
  expect((await panel('GET', `${one}/os`)).dados).toHaveLength(1)
  const primeira = dayFromNow(5)
  const { id } = await panel('POST', `${one}/negociacao`, {
    object: { faturas: ['31', '32'], parcelas: 3, desconto: 0, primeira },
  })
  await panel('POST', `${one}/negociacao/${id}/aceite`)
  await panel('POST', `${one}/alteracao/contato`, {
    object: { chave: 'contato-0001', telefones: ['53999990000'], emails: [] },
  })
  await panel('POST', `${one}/alteracao`, {
    object: {
      chave: 'endereco-0001',
      tipo: 'cobranca',
      cep: '96010000',
      logradouro: 'Rua das Flores',
      numero: '10',
      bairro: 'Centro',
      cidade: 'Pelotas',
      uf: 'RS',
    },
  })
  await panel('POST', `${one}/segunda-via`, { object: { fatura: '33' } })
  await panel('POST', 'atendimento/encerramento', { object: { atendimento } })

  const { protocolo } = await send('POST', 'atendimento', { object })
  const release = { protocolo, texto: 'Cliente reconhecido pelo técnico' }
  await caller(manager.token)('POST', 'atendimento/liberacao', { object: release })

  const paths = restRoutes.map(({ method, path }) => `${method} ${path}`)
  expect(paths.filter((path) => path.includes(' /v1/painel/') && !asked.has(path))).toEqual([])
})
