/** An IXC server as public references describe it: all values texts, no rows at all for nothing, errors inside of HTTP 200. */
import { dayFromNow } from '@intranet/contract/today'
import type { IncomingMessage } from 'node:http'
import { serveErp } from './serve-erp.ts'

type Row = Record<string, string>

export interface IxcErp {
  url: string
  /** Paths below the API, in their order. */
  heard: string[]
  /** The lists by resource. */
  tables: Record<string, Row[]>
  /** Actions by path; what is missing is an error as the server writes it. */
  actions: Record<string, (body: Record<string, string>) => unknown>
  mode: 'up' | 'stall' | 'html'
}

export const overdueDay = dayFromNow(-40)
export const paidDay = dayFromNow(-70)

const fulana: Row = {
  id: '501',
  razao: 'FULANA TESTE',
  cnpj_cpf: '529.982.247-25',
  tipo_pessoa: 'F',
  ativo: 'S',
  telefone_celular: '(53) 98111-0000',
  whatsapp: '53981110000',
  fone: '',
  email: 'fulana@cliente.example',
  data_nascimento: '0000-00-00',
  endereco: 'Rua A',
  numero: '1',
  bairro: 'Centro',
  cep: '96010-000',
  cidade: '4407',
  uf: '23',
  senha: 'nunca-mostrada',
}
const invoice = (id: string, more: Row): Row => ({
  id,
  id_cliente: '501',
  id_contrato: '9',
  status: 'A',
  liberado: 'S',
  data_vencimento: overdueDay,
  valor: '99.90',
  linha_digitavel: '000111',
  ...more,
})

export const ixcTables = (): IxcErp['tables'] => ({
  cliente: [
    fulana,
    {
      ...fulana,
      id: '502',
      razao: 'BELTRANA TESTE',
      cnpj_cpf: '11222333000181',
      tipo_pessoa: 'J',
      whatsapp: '',
      fone: '(53) 3222-1111',
    },
  ],
  cliente_contrato: [
    {
      id: '9',
      id_cliente: '501',
      contrato: 'FIBRA 300',
      status: 'A',
      status_internet: 'A',
      data_ativacao: '2029-01-10',
    },
    {
      id: '10',
      id_cliente: '501',
      contrato: 'FIBRA ANTIGA',
      status: 'A',
      status_internet: 'FA',
      data_ativacao: '',
    },
  ],
  radusuarios: [
    {
      id: '70',
      id_cliente: '501',
      id_contrato: '9',
      login: 'fulana',
      online: 'S',
      ip: '192.0.2.5',
      onu_mac: 'XXXX00',
      senha: 'nunca-mostrada',
    },
    { id: '71', id_cliente: '501', id_contrato: '10', login: 'fulana2', online: 'SS' },
  ],
  radpop_radio_cliente_fibra: [{ id: '1', id_login: '70', sinal_rx: '-21.40', sinal_tx: '2.10' }],
  fn_areceber: [
    invoice('31', {}),
    invoice('30', {
      status: 'R',
      data_vencimento: paidDay,
      pagamento_data: paidDay,
      pagamento_valor: '101.50',
    }),
    invoice('32', { status: 'C' }),
    invoice('33', { id_cliente: '502', id_contrato: '', linha_digitavel: '' }),
    invoice('34', { status: 'P', valor_aberto: '40.00', data_vencimento: dayFromNow(10) }),
  ],
  su_oss_chamado: [
    {
      id: '4',
      id_cliente: '501',
      id_assunto: '7',
      protocolo: '2030001',
      status: 'AG',
      data_agenda: '2030-02-10 08:00:00',
      melhor_horario_agenda: 'M',
      mensagem: 'Sem sinal',
    },
  ],
})

const ixcActions = (): IxcErp['actions'] => ({
  get_pix: () => ({ type: 'success', pix: { qrCode: { qrcode: '000201' }, dadosPix: { status: 'ATIVA' } } }),
  get_boleto: () => Buffer.from('%PDF-1.4').toString('base64'),
  desbloqueio_confianca: () => ({ tipo: 'erro', codigo: '107', mensagem: 'Desbloqueio já ativo.<br />' }),
  desconectar_clientes: () => ({ type: 'success', message: 'Desconectado!' }),
})

const tests: Record<string, (value: string, asked: string) => boolean> = {
  // As its database compares: 070 is 70.
  '=': (value, asked) => compare(value, asked) === 0,
  '!=': (value, asked) => value !== asked,
  L: (value, asked) => value.toLowerCase().includes(asked.toLowerCase()),
  '>': (value, asked) => compare(value, asked) > 0,
  '<': (value, asked) => compare(value, asked) < 0,
  '>=': (value, asked) => compare(value, asked) >= 0,
  '<=': (value, asked) => compare(value, asked) <= 0,
}
const compare = (a: string, b: string) =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : a.localeCompare(b)

/** A list as the server answers it; a column of another resource is its error. */
function listed(tables: IxcErp['tables'], resource: string, asked: Record<string, string>) {
  const rows = tables[resource]
  if (!rows) return { type: 'error', message: 'Recurso <b>inexistente</b>' }
  const grid = JSON.parse(asked.grid_param ?? '[]') as { TB: string; OP: string; P: string }[]
  const rules = [{ TB: asked.qtype!, OP: asked.oper!, P: asked.query! }, ...grid]
  if (rules.some(({ TB }) => !TB.startsWith(`${resource}.`)))
    return { type: 'error', message: 'Coluna inválida' }
  const found = rows
    .filter((row) => rules.every(({ TB, OP, P }) => tests[OP]!(row[TB.slice(resource.length + 1)] ?? '', P)))
    .toSorted((a, b) =>
      compare(a[asked.sortname!.split('.')[1]!] ?? '', b[asked.sortname!.split('.')[1]!] ?? ''),
    )
  const [page, size] = [Number(asked.page), Number(asked.rp)]
  const shown = found.slice((page - 1) * size, page * size)
  return { page: asked.page, total: String(found.length), ...(shown.length && { registros: shown }) }
}

const takes = ({ headers }: IncomingMessage) =>
  headers.authorization === `Basic ${Buffer.from('7:segredo').toString('base64')}`

/** One for a test file. It takes the token `7:segredo` alone. */
export async function ixcErp(): Promise<IxcErp> {
  const erp: IxcErp = { url: '', heard: [], tables: ixcTables(), actions: ixcActions(), mode: 'up' }
  erp.url = await serveErp((request, text, response) => {
    if (erp.mode === 'stall') return
    if (erp.mode === 'html') return void response.writeHead(200).end('<div style="color:red">Erro</div>')
    if (!takes(request)) return void response.writeHead(401).end('{}')
    const path = (request.url ?? '').replace('/webservice/v1/', '')
    erp.heard.push(path)
    const body = JSON.parse(text) as Record<string, string>
    const answer =
      request.headers.ixcsoft === 'listar'
        ? listed(erp.tables, path, body)
        : (erp.actions[path]?.(body) ?? { type: 'error', message: 'Recurso inexistente' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return erp
}
