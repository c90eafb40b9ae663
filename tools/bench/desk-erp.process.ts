import { dayFromNow } from '@intranet/contract/today'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from './answering.ts'

/** A provider's system that speaks our JSON contract, in a separate process, since it outlives the servers. */
type Mode = { delay?: number; stall?: boolean }

const abilities = 'contratos,conexoes,faturas,ordens_servico,abrir_os,resultado_acao'.split(',')
const modes = new Map<string, Mode>()
/** How often each action was asked for, by its key, whatever it had done before. */
const executed = new Map<string, number>()

const calls: Record<string, (body: Record<string, unknown>, key: string) => unknown> = {
  capacidades: () => ({ capacidades: abilities }),
  contratos: () => [
    { contrato: '9', produto: 'Fibra 500', valor: 9990, vencimento_dia: 10, situacao: 'ativo' },
  ],
  conexoes: () => [{ conexao: '70', contrato: '9', login: 'cliente', status: 'online', sinal_rx: -21.4 }],
  faturas: () =>
    Array.from({ length: 12 }, (_, n) => ({
      fatura: String(n),
      contrato: '9',
      vencimento: dayFromNow(30 * (1 - n)),
      valor: 9990,
      situacao: n > 2 ? 'paga' : 'aberta',
    })),
  ordens_servico: () => [],
  abrir_os(_body, key) {
    executed.set(key, (executed.get(key) ?? 0) + 1)
    return { situacao: 'feita', referencia: key.slice(-20) }
  },
  resultado_acao: ({ chave }) =>
    executed.has(String(chave))
      ? { situacao: 'feita', referencia: String(chave).slice(-20) }
      : { situacao: 'desconhecida' },
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    void (async () => {
      const [system = '', call = ''] = (request.url ?? '').split('/').slice(1)
      const { delay = 0, stall = false } = modes.get(system) ?? {}
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
      const run = calls[call]
      if (!run) return send(response, 501, {})
      if (delay) await sleep(delay)
      if (stall) await sleep(30_000)
      send(response, 200, run(body, request.headers['idempotency-key'] as string))
    })()
  })
})

answer({
  /** Answers the port, listening once it is asked. */
  async listen() {
    if (!server.listening) await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return (server.address() as { port: number }).port
  },
  mode({ system, mode }: { system: string; mode: Mode }) {
    modes.set(system, mode)
  },
  executed: () => Object.fromEntries(executed),
})
