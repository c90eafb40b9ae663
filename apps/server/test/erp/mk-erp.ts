/** An MK server as public clients describe it: a wrong name of its encoding, colons in keys, errors inside of HTTP 200. */
import { dayFromNow } from '@intranet/contract/today'
import { serveErp } from './serve-erp.ts'

type Fields = Record<string, string>

export interface MkErp {
  url: string
  /** Services asked for, with what was sent. */
  heard: { service: string; fields: Fields }[]
  signIns: number
  /** Tokens that are taken; emptying it ends them all. */
  tokens: string[]
  /** By service; what is missing is not installed (404). */
  answers: Record<string, (fields: Fields) => unknown>
  mode: 'up' | 'stall' | 'html'
}

const brazilian = (day: string) => day.split('-').toReversed().join('/')
export const overdueDay = dayFromNow(-40)
export const dueDay = dayFromNow(10)

const fulana = {
  CodigoPessoa: 501,
  CPF_CNPJ: '529.982.247-25',
  Nome: 'FULANA CONCEIÇÃO',
  Email: 'fulana@cliente.example',
  Fone: '(53)98111-0000',
  Situacao: 'Ativo',
  contratos: [{ codcontrato: 9, plano_acesso: 'FIBRA 300', adesao: '2029-01-10' }, 'sem número'],
  endereco: [
    {
      tipo: 'INSTALACAO',
      logradouro: 'Rua São João',
      numero: '1',
      bairro: 'Centro',
      cidade: 'Pelotas',
      estado: 'RS',
      cep: '96010-000',
    },
  ],
}
const refused = (Mensagem: string) => ({ status: 'ERRO', 'Num. ERRO': '002', Mensagem })
const pending = (codfatura: number, day: string) => ({
  codfatura,
  contas: '1',
  contratos: '9',
  descricao: 'Mensalidade',
  data_vencimento: brazilian(day),
  valor_total: 99.9,
})

export function mkAnswers(url: string): MkErp['answers'] {
  const known = ({ cd_cliente, doc, nome_cliente }: Fields) =>
    cd_cliente === '501' || doc === '52998224725' || nome_cliente === 'fulana'
  return {
    WSMKConsultaClientes: (fields) => {
      if (fields.cd_cliente_inicio)
        return {
          Clientes:
            Number(fields.cd_cliente_inicio) <= 501 && Number(fields.cd_cliente_fim) >= 501 ? [fulana] : [],
        }
      return known(fields) ? [fulana] : refused('Cliente não encontrado')
    },
    WSMKContratosPorClienteV2: () => ({
      Contratos: [
        { codcontrato: 9, status_contrato: 'Ativo', plano_acesso: 'FIBRA 300', adesao: '2029-01-10' },
        { codcontrato: 10, status_contrato: 'Em análise', plano_acesso: 'FIBRA ANTIGA' },
      ],
      status: 'OK',
    }),
    WSMKContratosPorCliente: () => ({
      ContratosAtivos: [{ codcontrato: 9, plano_acesso: 'FIBRA 300', adesao: '2029-01-10' }],
      status: 'OK',
    }),
    WSMKConexoesPorCliente: () => ({
      Conexoes: [
        { codconexao: 70, contrato: 9, username: 'fulana', mac_address: '00:00:00:00:00:00' },
        { codconexao: 71, contrato: null, username: 'fulana2' },
      ],
      status: 'OK',
    }),
    WSMKConsultaConexaoAutenticada: ({ codconexao }) =>
      codconexao === '70' ? { conexao: { username: 'fulana', framedip: '192.0.2.5' } } : { Agendas: [] },
    WSMKFaturasPendentes: () => ({
      FaturasPendentes: [pending(31, overdueDay), pending(34, dueDay)],
      status: 'OK',
    }),
    WSMKSegundaViaCobranca: ({ cd_fatura }) => ({
      Fatura: cd_fatura,
      PathDownload: `${url}/boletos/${cd_fatura}.pdf`,
      Valor: 'R$ 99,90',
      status: 'OK',
    }),
    WSMKRetornarCopieColaPix: () => ({ texto_qrcode: '000201', status: 'OK' }),
    WSMKConsultaOrdemAgendamento: () => ({
      'Agendas:': [
        {
          codos: 4,
          Protocolo: '3001.00001',
          Data: '01/02/2030',
          Data_agendamento: '',
          Descricao_os: 'Sem conexão',
          Técnico: '',
          status: 1,
        },
      ],
      status: 'OK',
    }),
    WSMKOSListaTiposOS: () => ({ Tipos: [{ codostipo: 2, descricao: 'Manutenção' }], status: 'OK' }),
    // Rows repeat, and have no day.
    WSMKFaturasAbertas: () => ({
      ListaFaturas: [1, 2].map(() => ({
        cd_fatura: 31,
        codpessoa: 501,
        nome: 'FULANA',
        status: 'Ativo',
        valor: 99.9,
      })),
      status: 'OK',
    }),
    WSMKAutoDesbloqueio: ({ cd_conexao }) =>
      cd_conexao === '70' ? { status: 'OK', Mensagem: 'Liberada.' } : refused('Já utilizado neste mês'),
  }
}

/** As the server writes it: UTF-8 bytes, of which those from 0x80 to 0x9F are escapes, said to be Latin-1. */
function written(body: unknown): Buffer {
  const bytes = Buffer.from(JSON.stringify(body)).toString('latin1')
  return Buffer.from(
    bytes.replace(/[\u0080-\u009f]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
    'latin1',
  )
}

/** One for a test file. It takes the password `segredo` alone. */
export async function mkErp(): Promise<MkErp> {
  const erp: MkErp = { url: '', heard: [], signIns: 0, tokens: [], answers: {}, mode: 'up' }
  erp.url = await serveErp((request, text, response) => {
    if (erp.mode === 'stall') return
    if (erp.mode === 'html') return void response.writeHead(500).end('<html>Erro</html>')
    const path = request.url ?? ''
    if (path.endsWith('.pdf')) return void response.end('%PDF-1.4')
    const service = path.replace(/^\/mk\/(.*)\.rule$/, '$1')
    const fields = Object.fromEntries(new URLSearchParams(text))
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' }).end(written(body))
    if (service === 'WSAutenticacao') {
      if (fields.password !== 'segredo') return void send(refused('Contra-senha inválida'))
      erp.signIns += 1
      erp.tokens = [`token-${erp.signIns}`]
      return void send({ Expire: '10/02/2090 08:30:00', LimiteUso: 0, Token: erp.tokens[0], status: 'OK' })
    }
    if (!erp.tokens.includes(fields.token ?? '')) return void send(refused('Token inválido'))
    erp.heard.push({ service, fields })
    const answer = erp.answers[service]?.(fields)
    if (answer === undefined) return void response.writeHead(404).end('<html></html>')
    send(answer)
  })
  erp.answers = mkAnswers(erp.url)
  return erp
}
