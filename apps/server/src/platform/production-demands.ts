/** What a start in production demands where other machines come: docs/deploy.md#production-demands. */
import { ownsTables } from '@intranet/db/roles'
import { isLoopback, isTls, publicUrlOf, type Env } from './env.ts'

/** Whether people of other machines come, in production: there what protects them may be left out by name alone. */
const demandsAll = (env: Env): boolean => env.NODE_ENV === 'production' && !isLoopback(publicUrlOf(env))

const isLoopbackHost = (host: string) => isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)

/** Whether files travel in clear to a store on another machine. */
function isPlainStore({ STORAGE_URL, STORAGE_TLS }: Env): boolean {
  if (!STORAGE_URL?.startsWith('s3://') || STORAGE_TLS === 'network') return false
  const { hostname, searchParams } = new URL(STORAGE_URL)
  return searchParams.get('tls') === 'false' && !isLoopbackHost(hostname)
}

function missingSettings(env: Env): string[] {
  const faults: string[] = []
  if (!isTls(publicUrlOf(env)))
    faults.push('PUBLIC_URL (https: sem TLS as senhas viajam abertas; ponha um proxy com TLS na frente)')
  if (env.TLS_CERT === undefined && !isLoopbackHost(env.HOST))
    faults.push(
      'TLS_CERT e TLS_KEY (o certificado deste servidor para o proxy, ou TLS_CERT=network se a rede entre eles já cifra)',
    )
  if (isPlainStore(env))
    faults.push('STORAGE_URL sem tls=false (ou STORAGE_TLS=network se a rede até ele já cifra)')
  if (env.SCAN_URL === undefined) faults.push('SCAN_URL (o antivírus dos envios, ou none para ficar sem)')
  if (env.SECURITY_LOG === undefined)
    faults.push('SECURITY_LOG (de onde um coletor leva o registro de segurança, ou none para ficar sem)')
  if (env.OUTGOING_HOSTS === undefined)
    faults.push('OUTGOING_HOSTS (os endereços que a intranet pode chamar, ou * para todos)')
  return faults
}

/** Throws one line that names every setting that is missing. */
export function assertDemands(env: Env): void {
  const faults = demandsAll(env) ? missingSettings(env) : []
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
