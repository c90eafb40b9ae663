/** A HubSoft server as its public reference describes it: errors inside of HTTP 200, days in several forms, odd keys. */
import { dayFromNow } from '@intranet/contract/today'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

interface Heard {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
}

export interface HubsoftErp {
  url: string
  heard: Heard[]
  /** Tokens that are taken, newest last; emptying it revokes them all. */
  tokens: string[]
  signIns: number
  /** By path below the API; what is missing answers 404. */
  answers: Record<string, (query: Record<string, string>, body: Record<string, unknown>) => unknown>
  mode: 'up' | 'stall' | 'html'
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')

export const overdueDay = dayFromNow(-40)
export const paidDay = dayFromNow(-20)

const address = { endereco: 'Rua A', numero: '1', bairro: 'Centro', cep: '96010-000', cidade: 'Pelotas' }

const fulana = {
  id_cliente: 77,
  codigo_cliente: 501,
  nome_razaosocial: 'FULANA TESTE',
  tipo_pessoa: 'pf',
  cpf_cnpj: '52998224725',
  telefone_primario: '(53) 98111-0000',
  telefone_secundario: null,
  email_principal: 'fulana@cliente.example',
  data_nascmento: '1990-05-17 00:00:00',
  servicos: [
    {
      id_cliente_servico: 9,
      nome: 'FIBRA 300',
      valor: 99.9,
      status: 'Serviço Habilitado',
      status_prefixo: 'servico_habilitado',
      velocidade_download: '300 Mbps',
      login: 'fulana',
      senha: 'nunca-mostrada',
      ipv4: '192.0.2.5',
      phy_addr: 'XXXX00',
      ultima_conexao: { conectado: true, ultima_conexao_datetime: '2026-11-20 08:00:00-03' },
      endereco_instalacao: { ...address, estado: 'RS', uf: 'Rio Grande do Sul' },
    },
    {
      id_cliente_servico: 10,
      nome: 'FIBRA ANTIGA',
      valor: 59.9,
      status_prefixo: 'suspenso_debito',
      login: 'fulana2',
      ultima_conexao: [],
    },
  ],
}

/** Services of the list of all customers: cancelled ones and addresses only where they are asked for. */
function swept(pagina?: string, cancelado?: string, relacoes?: string) {
  const services =
    pagina === '1' ? [{ ...fulana.servicos[0]!, status_prefixo: 'cancelado' }] : fulana.servicos
  return services
    .filter(({ status_prefixo }) => cancelado === 'sim' || status_prefixo !== 'cancelado')
    .map(({ endereco_instalacao, ...row }) => ({
      ...row,
      ...(relacoes?.split(',').includes('endereco_instalacao') && { endereco_instalacao }),
    }))
}

const invoice = (id: number, day: string, more: object = {}) => ({
  id_fatura: id,
  valor: 99.9,
  data_vencimento: brazilian(day),
  data_pagamento: null,
  linha_digitavel: '000111',
  pix_copia_cola: '000201',
  tipo_cobranca: 'boleto_bancario',
  ...more,
})

export function hubsoftAnswers(url: string): HubsoftErp['answers'] {
  const page = (pagina: number) => ({ primeira_pagina: 0, ultima_pagina: 1, pagina_atual: pagina })
  return {
    '/cliente': ({ termo_busca = '' }) => ({
      status: 'success',
      clientes: ['501', '52998224725', '53981110000', 'fulana'].includes(termo_busca) ? [fulana] : [],
    }),
    '/cliente/todos': ({ pagina, cancelado, relacoes }) => ({
      // As the reference itself has it in places.
      status: 'suscess',
      // On the second page a former customer.
      clientes: [
        { ...fulana, codigo_cliente: 501 + Number(pagina), servicos: swept(pagina, cancelado, relacoes) },
      ],
      paginacao: page(Number(pagina)),
    }),
    '/cliente/financeiro': ({ apenas_pendente }) => ({
      status: 'success',
      faturas: [
        invoice(31, overdueDay, { link: `${url}/boleto/31.pdf` }),
        ...(apenas_pendente === 'nao'
          ? [invoice(30, paidDay, { data_pagamento: brazilian(paidDay), valor_pago: 101.5 })]
          : []),
      ],
    }),
    '/cliente/ordem_servico': ({ termo_busca }) => ({
      status: 'success',
      ordens_servico: ['501', '301'].includes(termo_busca ?? '')
        ? [
            {
              id_ordem_servico: 4,
              numero_ordem_servico: '301',
              tipo: 'REPARO',
              status: 'pendente',
              data_inicio_programado: '10/02/2030 08:00:00',
              atendimento: { protocolo: '2030001' },
            },
          ]
        : [],
    }),
    '/cliente/extrato_conexao': () => ({
      status: 'success',
      registros: [
        {
          acctstarttime: '2026-11-18 08:00:00',
          acctstoptime: '2026-11-19 08:00:00',
          download_megabytes: '10.5',
        },
        { acctstarttime: '2026-11-20 08:00:00-03', acctstoptime: null, framedipaddress: '192.0.2.5' },
      ],
    }),
    '/cliente/desbloqueio_confianca': () => ({ status: 'error', msg: 'Desbloqueio já utilizado neste mês.' }),
    '/cliente/solicitar_desconexao/9': () => ({ status: 'success', msg: 'Desconexão solicitada.' }),
    '/rede/reiniciar_cpe/XXXX00': () => ({ status: 'success', msg: 'Reinício solicitado.' }),
  }
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** One for a test file, closed with it. It takes the secret `segredo` alone. */
export async function hubsoftErp(): Promise<HubsoftErp> {
  const erp: HubsoftErp = { url: '', heard: [], tokens: [], signIns: 0, answers: {}, mode: 'up' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://erp.example')
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
      if (erp.mode === 'stall') return
      if (erp.mode === 'html') return void response.writeHead(200).end('<div style="color:red">Erro</div>')
      if (url.pathname === '/oauth/token') {
        if (body.client_secret !== 'segredo')
          return void send(response, 401, {
            error: 'invalid_client',
            message: 'Client authentication failed',
          })
        erp.signIns += 1
        erp.tokens = [`token-${erp.signIns}`]
        return void send(response, 200, {
          token_type: 'Bearer',
          access_token: erp.tokens[0],
          refresh_token: 'r',
          expires_in: 2_592_000,
        })
      }
      if (url.pathname.endsWith('.pdf')) return void response.writeHead(200).end('%PDF-1.4')
      if (!erp.tokens.includes(request.headers.authorization?.replace('Bearer ', '') ?? ''))
        return void send(response, 401, { error: 'unauthenticated' })
      const path = url.pathname.replace('/api/v1/integracao', '')
      const query = Object.fromEntries(url.searchParams)
      erp.heard.push({ method: request.method ?? '', path, query, body })
      const answer = erp.answers[path]?.(query, body)
      send(response, answer === undefined ? 404 : 200, answer ?? {})
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  erp.url = `http://127.0.0.1:${port}`
  erp.answers = hubsoftAnswers(erp.url)
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return erp
}
