/** A provider's own system that speaks our JSON contract: answers what a test puts in, stalls and fails on demand. */
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

interface HeardCall {
  call: string
  key: string | undefined
  token: string | undefined
  body: Record<string, unknown>
}

/** What it answers; a promise of it is waited for. */
type Answer = (body: Record<string, unknown>, key: string | undefined) => unknown

/** Of `Answer`: refuses as the contract says, with a status and a text. */
export class Refusal {
  readonly status: number
  readonly mensagem: string
  constructor(status: number, mensagem: string) {
    this.status = status
    this.mensagem = mensagem
  }
}

export interface JsonErp {
  url: string
  heard: HeardCall[]
  /** By call; one that is missing is not among the abilities. */
  answers: Record<string, Answer>
  /** `stall` hears and never answers; `drop` hears, acts and hangs up; `away` answers 503. */
  mode: 'up' | 'stall' | 'drop' | 'away'
  close(): Promise<void>
}

/** A customer with one contract, three invoices and whatever orders were opened. */
export function usualAnswers(): Record<string, Answer> {
  const orders: Record<string, unknown>[] = []
  const done = new Map<string, unknown>()
  const once = (work: (body: Record<string, unknown>) => unknown): Answer => {
    return (body, key = '') => {
      if (!done.has(key)) done.set(key, work(body))
      return done.get(key)
    }
  }
  const invoices = [
    { fatura: '31', contrato: '9', vencimento: dayFromNow(-40), valor: 9990, situacao: 'vencida' },
    { fatura: '32', contrato: '9', vencimento: dayFromNow(-10), valor: 9990, situacao: 'vencida' },
    { fatura: '33', contrato: '9', vencimento: dayFromNow(20), valor: 9990, situacao: 'aberta' },
  ]
  return {
    clientes: ({ valor }) =>
      ['501', '52998224725', '53981110000', 'Fulana'].includes(String(valor))
        ? [
            {
              cod_cliente: '501',
              nome_razaosocial: 'Fulana de Teste',
              cpf: '52998224725',
              tipo: 'pf',
              telefones: ['53981110000'],
              emails: ['fulana@cliente.example'],
              nascimento: '1990-05-17',
              nome_mae: 'Maria de Teste',
              bairro: 'Centro',
              situacao: 'ativo',
            },
          ]
        : [],
    enderecos: () => [
      { tipo: 'instalacao', cidade: 'Pelotas', uf: 'RS', bairro: 'Centro', logradouro: 'Rua A' },
    ],
    contratos: () => [
      {
        contrato: '9',
        produto: 'Fibra 300',
        valor: 9990,
        vencimento_dia: 10,
        entrega: 'E-mail',
        debito_automatico: false,
        inicio: '2024-01-10',
        situacao: 'ativo',
      },
    ],
    conexoes: () => [{ conexao: '70', contrato: '9', login: 'fulana', status: 'online', sinal_rx: -28.4 }],
    faturas: () => invoices,
    pagamentos: () => [{ pagamento: 'p1', fatura: '30', data: todayInBrazil(), valor: 9990, forma: 'Pix' }],
    ordens_servico: () => orders,
    tipos_os: () => [{ tipo: '1', nome: 'Sem conexão' }],
    resultado_acao: ({ chave }) => done.get(String(chave)) ?? { situacao: 'desconhecida' },
    abrir_os: once((body) => {
      orders.push({ os: String(900 + orders.length), tipo: body.tipo, relato: body.relato, situacao: 'A' })
      return { situacao: 'feita', referencia: orders.at(-1)!.os }
    }),
    negociar: once(({ faturas, protocolo }) => {
      for (const one of invoices) if ((faturas as string[]).includes(one.fatura)) one.situacao = 'negociada'
      return { situacao: 'feita', referencia: `N${String(protocolo)}` }
    }),
    alterar_contato: once(() => ({ situacao: 'pedida', referencia: null })),
  }
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export async function startJsonErp(): Promise<JsonErp> {
  const erp: JsonErp = { url: '', heard: [], answers: usualAnswers(), mode: 'up', close: async () => {} }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    const respond = async () => {
      const call = (request.url ?? '').split('/').at(-1) ?? ''
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
      const key = request.headers['idempotency-key'] as string | undefined
      erp.heard.push({ call, key, body, token: request.headers.authorization })
      if (erp.mode === 'stall') return
      if (erp.mode === 'away') return void send(response, 503, {})
      if (call === 'capacidades') return void send(response, 200, { capacidades: Object.keys(erp.answers) })
      const answer = await erp.answers[call]?.(body, key)
      if (erp.mode === 'drop') return void response.destroy()
      if (answer === undefined) return void send(response, 501, {})
      if (answer instanceof Refusal) return void send(response, answer.status, { mensagem: answer.mensagem })
      send(response, 200, answer)
    }
    request.on('end', () => void respond())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  erp.url = `http://127.0.0.1:${port}/erp`
  erp.close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(() => done()))
  }
  return erp
}

/** One for a test file, closed with it. */
export async function jsonErp(): Promise<JsonErp> {
  const erp = await startJsonErp()
  afterAll(erp.close)
  return erp
}
