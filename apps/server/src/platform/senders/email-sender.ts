/** E-mail to customers by SMTP, with the one-click opt-out of RFC 8058. */
import { createTransport } from 'nodemailer'
import type { OutgoingMessage, Outcome, Sender } from './sender.ts'

const CONNECTIONS = 5

interface SmtpError {
  code?: string
  /** The system call that failed. */
  syscall?: string
  timeoutType?: string
  responseCode?: number
  message?: string
}

const beforeGreeting = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'])

/** What an SMTP error says of the message: refused for good, refused for now, never begun, or nobody knows. */
export function smtpOutcome(error: unknown): Outcome {
  const {
    code = '',
    syscall,
    timeoutType = '',
    responseCode = 0,
    message = String(error),
  } = error as SmtpError
  const motivo = message.slice(0, 200)
  // A definite answer of the server is one, whatever it answered to.
  if (responseCode >= 400 && responseCode < 500) return { situacao: 'repetir', motivo }
  if (responseCode >= 500) {
    const mailbox = code === 'EENVELOPE' && /^(550|551|553)$/.test(String(responseCode))
    return mailbox
      ? { situacao: 'falhou', motivo: 'devolvido', devolvido: true }
      : { situacao: 'falhou', motivo }
  }
  // nodemailer's command `CONN` says nothing: a connection that breaks after the whole message has it too.
  const begun = syscall !== 'connect' && code !== 'EDNS' && !beforeGreeting.has(timeoutType)
  if (!begun) return { situacao: 'repetir', motivo }
  return { situacao: 'incerto', motivo }
}

/** `patience`: how long a silent server is waited for, in ms. */
export function emailSender(smtpUrl: string, from: string, host: string, patience = 15_000): Sender {
  // A broken connection must not send its message again by itself: hence no requeues.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 500,
    maxRequeues: 0,
    connectionTimeout: 5000,
    greetingTimeout: Math.min(5000, patience / 2),
    socketTimeout: patience,
    dnsTimeout: 5000,
  })
  const mailOf = ({ id, destino, titulo, texto, simples, descadastro }: OutgoingMessage) => ({
    from,
    to: destino,
    subject: titulo ?? '',
    html: texto,
    text: simples,
    messageId: `<comunicacao-${id}@${host}>`,
    headers: {
      'X-Referencia': String(id),
      ...(descadastro && {
        'List-Unsubscribe': `<${descadastro}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
  return {
    local: false,
    parallel: CONNECTIONS,
    async send(message) {
      try {
        await transport.sendMail(mailOf(message))
        return { situacao: 'enviado', id: `comunicacao-${message.id}@${host}` }
      } catch (error) {
        return smtpOutcome(error)
      }
    },
    close: () => transport.close(),
  }
}
