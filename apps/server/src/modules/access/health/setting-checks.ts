/** Settings that start a server and still leave it weak. */
import type { HealthCheck } from '@intranet/contract/access/health'
import type { HealthState } from '@intranet/contract/access/health-words'
import { isOn, isOnlyHere, isTls, publicUrlOf, type Env } from '../../../platform/env.ts'
import { BY_NETWORK, hasOwnTls } from '../../../platform/server-tls.ts'
import { check } from './checks.ts'
import type { Probed } from './probes.ts'

const setting = (nome: string, weak: HealthState | false, valor: string, fazer: string) =>
  check('configuracao', nome, weak || 'ok', valor, fazer)

/** What may travel without TLS by its name (docs/deploy.md#production-demands). */
const leftToTheNetwork = ['STORAGE_TLS', 'DATABASE_TLS', 'SMTP_TLS', 'SCAN_TLS', 'OUTGOING_PLAIN'] as const

/** On the loopback nobody else comes: what protects the way to the server is not asked for there. */
export function settingChecks(env: Env): HealthCheck[] {
  const url = publicUrlOf(env)
  const reached = !isOnlyHere(env)
  const tls = isTls(url)
  const old = env.SECRET_KEY_OLD.length
  const byNetwork = [
    ...(env.TLS_CERT === BY_NETWORK ? ['TLS_CERT'] : []),
    ...leftToTheNetwork.filter((name) => ![undefined, 'required'].includes(env[name])),
  ]
  return [
    setting(
      'Endereço público',
      reached && !tls && 'falha',
      url,
      'Ponha um proxy com TLS na frente e informe PUBLIC_URL com https: sem isso, senhas viajam abertas.',
    ),
    setting(
      'Proxy',
      reached && tls && env.TRUST_PROXY === 0 && 'atencao',
      env.TRUST_PROXY ? `${env.TRUST_PROXY} na frente` : 'nenhum',
      'Atrás de um proxy, informe TRUST_PROXY: sem ele, os limites por endereço contam todos como um só.',
    ),
    setting(
      'Modo',
      reached && env.NODE_ENV !== 'production' && 'atencao',
      env.NODE_ENV,
      'Informe NODE_ENV=production.',
    ),
    setting(
      'Demonstração',
      reached && env.DEMO && 'falha',
      env.DEMO ? 'aberta a outras máquinas' : 'fechada',
      'A senha da demonstração é pública: comece um banco vazio sem DEMO.',
    ),
    setting(
      'Chaves antigas',
      old > 0 && 'atencao',
      old ? `${old} em SECRET_KEY_OLD` : 'nenhuma',
      'Rode pnpm rotate-key e retire SECRET_KEY_OLD.',
    ),
    setting(
      'Métricas',
      reached && env.METRICS_PORT === undefined && 'atencao',
      env.METRICS_PORT === undefined ? 'desligadas' : `porta ${env.METRICS_PORT}`,
      'Informe METRICS_PORT para que o Prometheus avise antes das pessoas (deploy/alerts.yml).',
    ),
    setting(
      'Registro de segurança fora do banco',
      reached && !isOn(env.SECURITY_LOG) && 'atencao',
      isOn(env.SECURITY_LOG) ? env.SECURITY_LOG : 'não sai',
      'Informe SECURITY_LOG para que um coletor guarde uma cópia.',
    ),
    setting(
      'Antivírus dos envios',
      reached && !isOn(env.SCAN_URL) && 'atencao',
      isOn(env.SCAN_URL) ? env.SCAN_URL : 'desligado',
      'Informe SCAN_URL (clamd): sem ele, um arquivo com vírus é guardado e aberto por outras pessoas.',
    ),
    setting(
      'TLS entre as máquinas',
      reached && byNetwork.length > 0 && 'atencao',
      byNetwork.length ? `pela rede: ${byNetwork.join(', ')}` : hasOwnTls(env) ? 'sim' : 'nesta máquina',
      'Confira que a rede entre as máquinas cifra mesmo (malha, WireGuard), ou dê TLS a cada uma: docs/deploy.md.',
    ),
    setting(
      'Endereços que a intranet chama',
      reached && (env.OUTGOING_HOSTS ?? ['*']).includes('*') && 'atencao',
      env.OUTGOING_HOSTS?.join(', ') ?? 'todos os da internet',
      'Informe em OUTGOING_HOSTS os dos ERPs, webhooks e serviços que você usa.',
    ),
  ]
}

/** `certificate` is null where people do not come over TLS: the check of the public address says so. */
export const certificateChecks = (certificate: Probed | null): HealthCheck[] =>
  certificate
    ? [
        check(
          'configuracao',
          'Certificado do endereço público',
          certificate.erro ? 'falha' : 'ok',
          certificate.erro ?? 'de uma autoridade pública',
          'Instale em nginx um certificado de uma autoridade pública (Let’s Encrypt, por exemplo): os navegadores não confiam neste.',
        ),
      ]
    : []
