/** The settings. Only this file reads process.env; bad ones stop the start with one clear line. */
import * as z from 'zod'
import { isHostPattern, readAllow } from './outgoing-addresses.ts'
import { withSecretFiles } from './secret-files.ts'

/** What a setting lists, separated by commas or spaces. */
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const storageForms = 'use file:///pasta, com três barras, ou s3://chave:segredo@host:porta/bucket'

/** `file:///folder`, or `s3://key:secret@host/bucket`. */
function isStorage(text: string): boolean {
  if (/^file:\/\/\/./.test(text)) return true
  const url = text.startsWith('s3://') && URL.canParse(text) ? new URL(text) : null
  return Boolean(url?.host && url.username && url.password && url.pathname.length > 1)
}

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//)

const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z
    .string()
    .refine((host) => URL.canParse(`http://${inAddress(host)}`))
    .default('127.0.0.1'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** Of who owns the tables, where that is not the server's role: for migrations alone. */
  DATABASE_OWNER_URL: databaseAddress.optional(),
  /** Replicas, separated by commas, that are read while no primary can be reached. */
  DATABASE_READ_URLS: z.string().default('').transform(words).pipe(z.array(databaseAddress)),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Seconds that a start waits for a PostgreSQL that cannot be reached, or is a replica. */
  DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).default(60),
  /**
   * `network`: a database on another machine is reached without TLS in production, too, over a network that encrypts by
   * itself; `plain`: where nobody of another machine comes.
   */
  DATABASE_TLS: z.enum(['required', 'network', 'plain']).default('required'),
  /** `one`: in production the server's role may own the tables, too. */
  DATABASE_ROLES: z.enum(['two', 'one']).default('two'),
  /** `plain` turns off what makes reading PostgreSQL faster, to see whether a fault lies there (docs/driver.md). */
  DATABASE_DRIVER: z.enum(['fast', 'plain']).default('fast'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_URL: z
    .string()
    .refine(isStorage, { params: { why: storageForms } })
    .optional(),
  /** `network`: the store is reached over a network that encrypts by itself. */
  STORAGE_TLS: z.literal('network').optional(),
  /** Files of the certificate that this server shows its balancer; `network` where their network encrypts by itself. */
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  /** As DATABASE_TLS, for a relay on another machine. */
  SMTP_TLS: z.enum(['required', 'network', 'plain']).default('required'),
  /** Every message stays on the outbox page, whatever provider is named. */
  OUTBOX: z.stringbool().default(false),
  MAIL_FROM: z.string().min(3).default('Intranet <nao-responda@intranet.example>'),
  /** An HTTP gateway for SMS; its secret signs its webhooks. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_SECRET: z.string().min(16).optional(),
  /** The WhatsApp Business Cloud API; the app's secret signs its webhooks. */
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/)
    .optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_SECRET: z.string().min(16).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  /** Signs what a mail relay reports of bounces. */
  EMAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Where answers of candidates come to, as `respostas@rh.exemplo.com.br`: the relay takes `respostas+…@` too. */
  CANDIDATE_REPLY_ADDRESS: z.email().optional(),
  /** Signs the mails that the relay reports at `/v1/webhook/candidatura`. */
  CANDIDATE_REPLY_SECRET: z.string().min(16).optional(),
  /** Private networks that requests to configured addresses may reach, with a port or all: `10.20.0.0/16, erp.lan:9000`. */
  OUTGOING_ALLOW: z
    .string()
    .default('')
    .transform(words)
    .refine((entries) => entries.every((entry) => readAllow(entry) !== null)),
  /** Hosts that requests to configured addresses may go to: `erp.exemplo.com.br, *.exemplo.com.br`; `*` for every one. */
  OUTGOING_HOSTS: z
    .string()
    .transform(words)
    .refine((entries) => entries.every(isHostPattern))
    .optional(),
  /** Push services besides those of the usual browsers: `push.exemplo.com.br`; `none` sends no notices to devices. */
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform(words)
    .refine((entries) => entries.every((entry) => isHostPattern(entry) && entry !== '*')),
  /** `network`: what is asked by http in production is reached over a network that encrypts by itself. */
  OUTGOING_PLAIN: z.literal('network').optional(),
  /** What credentials and bank data are sealed with. */
  SECRET_KEY: z.string().min(32).optional(),
  /** Keys before it, until `pnpm rotate-key` has run. */
  SECRET_KEY_OLD: z.string().default('').transform(words),
  ADMIN_EMAIL: z.email().optional(),
  /** Lets the demo group, whose password is published, be reached from other machines. */
  DEMO: z.stringbool().default(false),
  /** Where Prometheus collects what this server counts; without a port nothing is served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Seconds between `/readyz` saying no and the end of serving: a balancer that asks in intervals needs one of them. */
  STOP_DELAY: z.coerce.number().int().min(0).max(20).default(0),
  /** Whom `/.well-known/security.txt` names: `mailto:…` or an https address. */
  SECURITY_CONTACT: z
    .union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:\S+@\S+$/)])
    .optional(),
  /** A virus scanner that speaks clamd's protocol: uploads are in quarantine until it says that they are clean. */
  SCAN_URL: z.union([z.literal('none'), z.url({ protocol: /^(tcp|tls)$/ })]).optional(),
  /** `network`: a scanner on another machine is asked over a network that encrypts by itself. */
  SCAN_TLS: z.literal('network').optional(),
  /** Where the security log's own lines go as JSON too: a file, `-` for the standard output, or `none`. */
  SECURITY_LOG: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How many proxies are in front. The address they saw is taken, never one that the caller wrote itself. */
  TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(10), z.stringbool().transform(Number)]).default(0),
})

const schema = fields
  // In production links, cookies and e-mails need the address that people use; a guess would be wrong in silence.
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    when: () => true,
  })
  .refine(
    ({ TLS_CERT, TLS_KEY }) => (TLS_KEY !== undefined) === (TLS_CERT !== undefined && TLS_CERT !== 'network'),
    {
      path: ['TLS_KEY'],
      when: () => true,
    },
  )
  // A key made by one of several servers, or lost with its disk, would leave what it sealed unreadable.
  .refine(({ DATABASE_URL, SECRET_KEY }) => DATABASE_URL === undefined || SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    when: () => true,
  })

const withoutTls =
  'o banco está em outra máquina e o endereço não pede TLS: acrescente sslmode=verify-full, ou DATABASE_TLS=network se a rede até ele já cifra'

const schemaWithTls = schema
  .refine(({ DATABASE_URL, ...env }) => mayConnect(DATABASE_URL, env), {
    path: ['DATABASE_URL'],
    params: { why: withoutTls },
  })
  .refine(({ DATABASE_DIRECT_URL, ...env }) => mayConnect(DATABASE_DIRECT_URL, env), {
    path: ['DATABASE_DIRECT_URL'],
    params: { why: withoutTls },
  })
  .refine(({ DATABASE_OWNER_URL, ...env }) => mayConnect(DATABASE_OWNER_URL, env), {
    path: ['DATABASE_OWNER_URL'],
    params: { why: withoutTls },
  })
  .refine(({ DATABASE_READ_URLS, ...env }) => DATABASE_READ_URLS.every((url) => mayConnect(url, env)), {
    path: ['DATABASE_READ_URLS'],
    params: { why: withoutTls },
  })

/** In production a database elsewhere is reached with a checked certificate, unless another way is wanted by name. */
const mayConnect = (url: string | undefined, env: { NODE_ENV: string; DATABASE_TLS: string }): boolean =>
  url === undefined || env.NODE_ENV !== 'production' || env.DATABASE_TLS !== 'required' || isSafeDatabase(url)

/** Whether a database is on this machine, or its address asks for TLS with a certificate that is checked. */
export function isSafeDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || isLoopback(`http://${host}`)) return true
  // What libpq calls "require" does not look at the certificate; `pg` checks it by that word, unless it is to be as libpq.
  const checks = searchParams.get('uselibpqcompat') === 'true' ? [] : ['require', 'verify-ca']
  return [...checks, 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}

export type Env = z.infer<typeof schema>

/** Of each setting; that of a secret may end in `_FILE`, too. */
export const settingNames = Object.keys(fields.shape)

/** Reads and checks the settings. Throws an Error of one line that names every bad one. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(source)).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schemaWithTls.safeParse(given)
  if (parsed.success) return parsed.data
  const whyOf = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' && typeof issue.params?.why === 'string' ? ` (${issue.params.why})` : ''
  const bad = parsed.error.issues.map((issue) => `${issue.path.join('.')}${whyOf(issue)}`).join(', ')
  throw new Error(`Configuração inválida: ${bad}. Veja "Settings" no README.`)
}

/** A host name or IP address as it is in an address. */
const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** Whether a setting is there, and is not left out by name. */
export const isOn = (setting: string | undefined): setting is string =>
  setting !== undefined && setting !== 'none'

/** Whether only this machine reaches what is at `url`. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

/** The origin that browsers see, without a trailing slash. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Env): string {
  const anywhere = HOST === '0.0.0.0' || HOST === '::'
  return (PUBLIC_URL ?? `http://${anywhere ? 'localhost' : inAddress(HOST)}:${PORT}`).replace(/\/+$/, '')
}

/** Whether nobody on another machine can reach the server: it listens on the loopback, and no proxy leads to it. */
export const isOnlyHere = (env: Env): boolean =>
  isLoopback(`http://${inAddress(env.HOST)}`) && isLoopback(publicUrlOf(env))

/** Whether no proxy on this machine brings others either: the demo group, whose password is published, needs no factor then. */
export const isOnlyHereUnproxied = (env: Env): boolean => isOnlyHere(env) && env.TRUST_PROXY === 0

/** Whether browsers come over TLS. Secure cookies and HSTS would lock them out where they do not. */
export const isTls = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** What a worker thread is given: none of the secrets, which its work does not need. */
const workerNames = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE', 'TZ', 'LANG', 'LC_ALL']

export const workerEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => workerNames.includes(name)))

/** Whether the owner's address is among the variables that this process was started with. */
export const startedWithOwner = (): boolean => Boolean(process.env.DATABASE_OWNER_URL)

/** Once the owner's address has done its part, a process that serves keeps it nowhere: not in a copy, not in `env`. */
export function forgetOwner(env: Env): void {
  delete process.env.DATABASE_OWNER_URL
  delete env.DATABASE_OWNER_URL
}
