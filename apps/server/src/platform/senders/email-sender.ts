/** E-mail to customers by SMTP, with the one-click opt-out of RFC 8058. */
import { createTransport } from 'nodemailer'
import type { Relay } from '../mail-relay.ts'
import { optOutHeads } from '../opt-out-link.ts'
import { isUnsecured, tlsFailure } from '../tls-failure.ts'
import { rawText, type OutgoingMessage, type Outcome, type Sender } from './sender.ts'

const CONNECTIONS = 5

interface SmtpError {
  code?: string
  /** The system call that failed. */
  syscall?: string
  timeoutType?: string
  responseCode?: number
  /** What was answered, and the command that it answers. */
  response?: string
  command?: string
}

const beforeGreeting = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'])

const noMailbox = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])

/**
 * Whether the recipient's address does not exist. A refusal of the sender, of the content or by a policy has the same
 * codes of three digits without saying anything about the address: RFC 3463's enhanced code decides, if there is one.
 */
function isNoMailbox({ command, responseCode, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return enhanced === undefined ? responseCode === 550 || responseCode === 551 : noMailbox.has(enhanced)
}

/** A server that is shutting down, or cannot work now, says so in every answer. */
const SERVICE_CLOSING = 421

/** Whether TLS failed, before which no message is handed over; what a server answers may hold any words. */
function isBeforeTls(error: unknown): boolean {
  const { command, response } = error as SmtpError
  return command === 'STARTTLS' || (response === undefined && isUnsecured(error))
}

/** The outcome of a message from an SMTP error: refused permanently, refused for now, never begun, or unknown. */
export function smtpOutcome(error: unknown): Outcome {
  const { code = '', syscall, timeoutType = '', responseCode = 0 } = error as SmtpError
  const detalhe = rawText(error)
  if (isBeforeTls(error)) return { situacao: 'repetir', motivo: 'provedor_fora', detalhe, ausente: true }
  // A definite answer of the server counts, for any command.
  if (responseCode === SERVICE_CLOSING)
    return { situacao: 'repetir', motivo: 'provedor_fora', detalhe, ausente: true }
  if (responseCode >= 400 && responseCode < 500) return { situacao: 'repetir', motivo: 'adiado', detalhe }
  if (responseCode >= 500)
    return isNoMailbox(error as SmtpError)
      ? { situacao: 'falhou', motivo: 'devolvido', detalhe, devolvido: true }
      : { situacao: 'falhou', motivo: 'recusado', detalhe }
  // nodemailer's command `CONN` is no proof: a connection that breaks after the complete message has it too.
  const begun = syscall !== 'connect' && code !== 'EDNS' && !beforeGreeting.has(timeoutType)
  if (!begun) return { situacao: 'repetir', motivo: 'provedor_fora', detalhe, ausente: true }
  const motivo = code === 'ETIMEDOUT' ? 'sem_resposta' : 'conexao_cortada'
  return { situacao: 'incerto', motivo, detalhe, ausente: true }
}

interface SendingOptions {
  /** The timeout for a silent server, in ms. */
  patience?: number
  /** Gets what is wrong with the relay's TLS, in words. */
  onTlsFailure?: (what: string) => void
}

/**
 * `relay`: where mails go, and what TLS it has to offer. `from`: the sender if a message has none, and the address if
 * a provider has none.
 */
export function emailSender(
  relay: Relay,
  from: string,
  host: string,
  { patience = 15_000, onTlsFailure = () => undefined }: SendingOptions = {},
): Sender {
  // A broken connection must not send its message again by itself: hence no requeues.
  const transport = createTransport({
    ...relay,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 500,
    maxRequeues: 0,
    connectionTimeout: 5000,
    greetingTimeout: Math.min(5000, patience / 2),
    socketTimeout: patience,
    dnsTimeout: 5000,
  })
  const ownAddress = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const fromOf = ({ remetente }: OutgoingMessage) =>
    remetente ? { name: remetente.nome, address: remetente.email ?? ownAddress } : from
  const mailOf = (message: OutgoingMessage) => {
    const { id, destino, titulo, texto, simples, descadastro } = message
    return {
      from: fromOf(message),
      to: destino,
      subject: titulo ?? '',
      html: texto,
      text: simples,
      messageId: `<comunicacao-${id}@${host}>`,
      headers: {
        'X-Referencia': String(id),
        ...(descadastro && optOutHeads(descadastro)),
      },
    }
  }
  return {
    local: false,
    parallel: CONNECTIONS,
    async send(message) {
      try {
        await transport.sendMail(mailOf(message))
        return { situacao: 'enviado', id: `comunicacao-${message.id}@${host}` }
      } catch (error) {
        if (isBeforeTls(error)) onTlsFailure(tlsFailure(error) ?? 'TLS')
        return smtpOutcome(error)
      }
    },
    close: () => transport.close(),
  }
}
