/** What a start in production demands where other machines come: docs/deploy.md#production-demands. */
import { ownsTables } from '@intranet/db/roles'
import { isLoopback, isSafeDatabase, isTls, publicUrlOf, startedWithOwner, type Env } from './env.ts'

/** Whether people of other machines come, in production: there what protects them may be left out by name alone. */
export const demandsAll = (env: Env): boolean =>
  env.NODE_ENV === 'production' && !isLoopback(publicUrlOf(env))

/** Customers that nobody has are part of an installation that others reach only where it shows the demo group. */
export const offersDemonstration = (env: Env): boolean => env.DEMO || !demandsAll(env)

const isLoopbackHost = (host: string) => isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)

/** Whether files travel in clear to a store on another machine. */
function isPlainStore({ STORAGE_URL, STORAGE_TLS }: Env): boolean {
  if (!STORAGE_URL?.startsWith('s3://') || STORAGE_TLS === 'network') return false
  const { hostname, searchParams } = new URL(STORAGE_URL)
  return searchParams.get('tls') === 'false' && !isLoopbackHost(hostname)
}

const isPlainScanner = ({ SCAN_URL, SCAN_TLS }: Env) =>
  SCAN_TLS === undefined && SCAN_URL?.startsWith('tcp:') === true && !isLoopback(SCAN_URL)

const isPlainDatabase = ({
  DATABASE_TLS,
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_OWNER_URL,
  DATABASE_READ_URLS,
}: Env): boolean =>
  DATABASE_TLS === 'plain' &&
  [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, ...DATABASE_READ_URLS].some(
    (url) => url && !isSafeDatabase(url),
  )

const isPlainRelay = ({ SMTP_TLS, SMTP_URL }: Env) =>
  SMTP_TLS === 'plain' && SMTP_URL?.startsWith('smtp:') === true && !isLoopback(SMTP_URL)

const isPlainGateway = ({ OUTGOING_PLAIN, SMS_URL, WHATSAPP_URL }: Env) =>
  OUTGOING_PLAIN === undefined &&
  [SMS_URL, WHATSAPP_URL].some((url) => url?.startsWith('http:') && !isLoopback(url))

/** What travels between machines in clear, where no setting says that their network encrypts. */
function plainWays(env: Env): string[] {
  const faults: [boolean, string][] = [
    [isPlainStore(env), 'STORAGE_URL sem tls=false (ou STORAGE_TLS=network se a rede até ele já cifra)'],
    [
      isPlainDatabase(env),
      'DATABASE_URL com sslmode=verify-full (ou DATABASE_TLS=network no lugar de plain se a rede até ele já cifra)',
    ],
    [
      isPlainRelay(env),
      'SMTP_TLS=required (ou SMTP_TLS=network no lugar de plain se a rede até ele já cifra)',
    ],
    [isPlainScanner(env), 'SCAN_URL com tls:// (ou SCAN_TLS=network se a rede até ele já cifra)'],
    [
      isPlainGateway(env),
      'SMS_URL e WHATSAPP_URL com https (ou OUTGOING_PLAIN=network se a rede até eles já cifra)',
    ],
  ]
  return faults.filter(([isPlain]) => isPlain).map(([, text]) => text)
}

/** Whether somebody of another machine speaks with this process itself: a proxy, or who collects its figures. */
const isAskedFromElsewhere = ({ HOST, METRICS_PORT, METRICS_HOST }: Env) =>
  !isLoopbackHost(HOST) || (METRICS_PORT !== undefined && !isLoopbackHost(METRICS_HOST))

function missingSettings(env: Env): string[] {
  const faults: string[] = []
  if (!isTls(publicUrlOf(env)))
    faults.push('PUBLIC_URL (https: sem TLS as senhas viajam abertas; ponha um proxy com TLS na frente)')
  if (env.TLS_CERT === undefined && isAskedFromElsewhere(env))
    faults.push(
      'TLS_CERT e TLS_KEY (o certificado deste servidor para o proxy e quem coleta METRICS_PORT, ou TLS_CERT=network se a rede entre eles já cifra)',
    )
  faults.push(...plainWays(env))
  if (env.SCAN_URL === undefined) faults.push('SCAN_URL (o antivírus dos envios, ou none para ficar sem)')
  if (env.SECURITY_LOG === undefined)
    faults.push('SECURITY_LOG (de onde um coletor leva o registro de segurança, ou none para ficar sem)')
  if (env.OUTGOING_HOSTS === undefined)
    faults.push('OUTGOING_HOSTS (os endereços que a intranet pode chamar, ou * para todos)')
  return faults
}

/**
 * Throws one line that names every setting that is missing. A process that serves may have the owner's address from a file
 * alone: what it was started with can be read for as long as it runs (`/proc/<pid>/environ`), whatever is deleted later.
 */
export function assertDemands(env: Env, withOwner = startedWithOwner()): void {
  const faults = demandsAll(env) ? missingSettings(env) : []
  if (env.NODE_ENV === 'production' && withOwner)
    faults.push(
      'DATABASE_OWNER_URL_FILE no lugar de DATABASE_OWNER_URL (o ambiente de um processo pode ser lido enquanto ele roda; ou rode pnpm migrate antes e tire o endereço do servidor)',
    )
  if (faults.length)
    throw new Error(`Falta para a produção: ${faults.join('; ')}. Veja docs/deploy.md#production-demands.`)
}

/** Throws where the server's role owns the tables, and so could switch off what protects the security log. */
export async function assertLeastRole(env: Env): Promise<void> {
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  if (!url || env.DATABASE_ROLES === 'one' || !demandsAll(env) || !(await ownsTables(url))) return
  throw new Error(
    'Falta para a produção: o usuário de DATABASE_URL é dono das tabelas. Crie os dois usuários de docs/deploy.md#two-roles, ou diga DATABASE_ROLES=one para ficar com um só.',
  )
}
