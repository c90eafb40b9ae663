/** What was found, judged: each check with its state, its value in words and what to do (docs/metrics.md#health-page). */
import { file as fileText } from '@intranet/contract/messages/files'
import type { HealthCheck, HealthJob } from '@intranet/contract/access/health'
import type { HealthArea, HealthState } from '@intranet/contract/access/health-words'
import { formatBytes, formatCount, formatDuration, formatNumber } from '@intranet/contract/formats'
import { channels } from '@intranet/contract/marketing/communication-words'
import type { Replicas } from '@intranet/db/replicas'
import { answers } from '@intranet/db/watched'
import type { Backlog } from '../../../platform/backlog.queries.ts'
import type { AccessFacts, DatabaseFacts } from './health.queries.ts'
import type { Disk, Probed } from './probes.ts'

/** From here on a value needs attention, or is a fault. */
const limits = {
  /** Milliseconds between the two clocks. */
  clock: { atencao: 2000, falha: 60_000 },
  /** Share of the connections that PostgreSQL takes. */
  connections: { atencao: 0.8, falha: 0.95 },
  /** Requests that wait for a connection. */
  waiting: { atencao: 1, falha: 20 },
  /** Seconds of the oldest open transaction. */
  transaction: { atencao: 300, falha: 3600 },
  /** Seconds that a job has waited since it was due. */
  queue: { atencao: 120, falha: 900 },
  /** Share of the disk that is used. */
  disk: { atencao: 0.85, falha: 0.95 },
  /** Seconds that a message has waited since it was to leave. */
  message: { atencao: 300, falha: 1800 },
  /** E-mails of the house that failed within a week. */
  mails: { atencao: 1, falha: 20 },
  /** Refused sign-ins of an hour. */
  refusals: { atencao: 100, falha: 1000 },
} as const
type Limit = { atencao: number; falha: number }

const stateAt = (value: number, { atencao, falha }: Limit): HealthState =>
  value >= falha ? 'falha' : value >= atencao ? 'atencao' : 'ok'

export const check = (
  area: HealthArea,
  nome: string,
  situacao: HealthState,
  valor: string,
  fazer: string,
): HealthCheck => ({ area, nome, situacao, valor, fazer: situacao === 'ok' ? null : fazer })

const duration = (seconds: number) =>
  seconds < 60 ? `${formatNumber(seconds)} s` : formatDuration(seconds / 60)

/** Nothing where no replica is named. */
export function replicaChecks({
  states,
  isReadOnly,
}: Pick<Replicas, 'states' | 'isReadOnly'>): HealthCheck[] {
  const all = states()
  if (all.length === 0) return []
  const there = all.filter(answers).length
  const [situacao, fazer] = isReadOnly()
    ? ([
        'falha',
        'O banco principal não responde: a intranet só lê. Veja quem lidera (patronictl list).',
      ] as const)
    : ([
        there < all.length ? 'atencao' : 'ok',
        'Veja por que um dos endereços de DATABASE_READ_URLS não responde.',
      ] as const)
  return [check('banco', 'Réplicas de leitura', situacao, `${there} de ${all.length} respondem`, fazer)]
}

/** `now` is the server's clock, in ms. */
export function databaseChecks(found: DatabaseFacts, waiting: number, now: number): HealthCheck[] {
  const skew = Math.abs(found.agora - now)
  const used = found.conexoes / found.limite
  return [
    check('banco', 'PostgreSQL', 'ok', `${found.versao}, ${formatBytes(found.tamanho)}`, ''),
    check(
      'banco',
      'Conexões',
      stateAt(used, limits.connections),
      `${found.conexoes} de ${found.limite}`,
      'Aumente max_connections do PostgreSQL ou diminua DATABASE_POOL dos servidores.',
    ),
    check(
      'banco',
      'Pedidos à espera de conexão',
      stateAt(waiting, limits.waiting),
      formatNumber(waiting),
      'Veja a transação mais antiga; se não houver nenhuma longa, aumente DATABASE_POOL.',
    ),
    check(
      'banco',
      'Transação mais antiga',
      stateAt(found.transacao, limits.transaction),
      duration(found.transacao),
      'Uma transação longa segura linhas e impede a limpeza: procure-a em pg_stat_activity.',
    ),
    check(
      'banco',
      'Usuário do servidor',
      found.superusuario || found.dono ? 'atencao' : 'ok',
      found.superusuario
        ? 'superusuário do PostgreSQL'
        : found.dono
          ? 'um só: também é dono das tabelas'
          : 'só trabalha nas linhas; o dono é outro',
      'Dê a DATABASE_URL um usuário próprio e o dono a DATABASE_OWNER_URL, e rode pnpm migrate: sem isso, quem tomar o servidor desliga o que protege o registro de segurança.',
    ),
    check(
      'servidor',
      'Relógio',
      stateAt(skew, limits.clock),
      `${formatNumber(skew / 1000, 1)} s de diferença para o banco`,
      'Acerte o relógio das duas máquinas por NTP: prazos e validades dependem dele.',
    ),
  ]
}

/** `missing` are names of migrations; a text where they could not be compared. */
export const migrationCheck = (missing: string[] | string): HealthCheck =>
  check(
    'banco',
    'Migrações',
    missing.length === 0 ? 'ok' : 'falha',
    typeof missing === 'string'
      ? missing
      : missing.length
        ? `faltam ${missing.join(', ')}`
        : 'todas aplicadas',
    'Rode `pnpm migrate`, ou inicie um servidor desta versão que tenha DATABASE_OWNER_URL.',
  )

/** Months that a table has to have after the present one; the job of each night makes four. */
const MONTHS_AHEAD = 3

/** Of tables with a part for each month (docs/deploy.md#months). */
export function monthCheck(
  found: readonly { tabela: string; adiante: number; resto: boolean }[],
): HealthCheck {
  const few = found.filter(({ adiante, resto }) => adiante < MONTHS_AHEAD || resto)
  return check(
    'banco',
    'Meses prontos',
    few.some(({ adiante, resto }) => adiante < 1 || resto) ? 'falha' : few.length ? 'atencao' : 'ok',
    few
      .map(({ tabela, adiante, resto }) =>
        resto ? `${tabela}: linhas fora de mês` : `${tabela}: ${formatNumber(adiante)} adiante`,
      )
      .join(', ') || `ao menos ${MONTHS_AHEAD} adiante`,
    'Veja por que a tarefa “meses” falha à noite (uma cópia em curso segura as tabelas) e se o relógio do servidor está certo; pnpm months list mostra os meses.',
  )
}

/** `late` names what is kept longer than it may be. */
export const retentionCheck = (late: readonly string[]): HealthCheck =>
  check(
    'trabalhos',
    'Dados além do prazo',
    late.length ? 'falha' : 'ok',
    late.join(', ') || 'nenhum',
    'Veja se as tarefas da noite terminam: o que passou do prazo há mais de uma semana ainda está gravado.',
  )

export function jobChecks(jobs: readonly HealthJob[], { jobs: due }: Backlog): HealthCheck[] {
  const late = jobs.filter(({ situacao }) => situacao === 'falha').map(({ nome }) => nome)
  const failed = jobs.filter(({ falhas }) => falhas > 0).map(({ nome }) => nome)
  const oldest = Math.max(0, ...due.map(({ seconds }) => seconds))
  return [
    check(
      'trabalhos',
      'Tarefas atrasadas',
      late.length ? 'falha' : 'ok',
      late.join(', ') || 'nenhuma',
      'Veja se algum servidor está ligado e o registro dele por "job failed".',
    ),
    check(
      'trabalhos',
      'Falhas no último dia',
      failed.length ? 'atencao' : 'ok',
      failed.join(', ') || 'nenhuma',
      'São tentadas de novo sozinhas; se repetirem, o registro do servidor diz por quê.',
    ),
    check(
      'trabalhos',
      'Fila de tarefas',
      stateAt(oldest, limits.queue),
      due.length
        ? `${formatNumber(due.reduce((sum, { waiting }) => sum + waiting, 0))} à espera, a mais antiga há ${duration(oldest)}`
        : 'vazia',
      'Os servidores não dão conta ou estão parados: veja as tarefas atrasadas.',
    ),
  ]
}

export const messageChecks = ({ channels: waiting }: Backlog): HealthCheck[] =>
  waiting.map(({ channel, seconds }) =>
    check(
      'mensagens',
      channels[channel as keyof typeof channels] ?? channel,
      stateAt(seconds, limits.message),
      seconds > 0 ? `a mais antiga espera há ${duration(seconds)}` : 'nada à espera',
      'Em Comunicação, veja se o canal foi parado e o limite por hora; depois, o provedor dele.',
    ),
  )

/** docs/metrics.md#mails-that-failed */
export const failedMailCheck = (failed: number): HealthCheck =>
  check(
    'mensagens',
    'E-mails que não saíram em 7 dias',
    stateAt(failed, limits.mails),
    formatNumber(failed),
    'São tentados de novo por dois dias: confira o servidor de e-mail. Um endereço que ele recusa não é tentado de novo: corrija o cadastro e peça o e-mail outra vez.',
  )

/** `mail` is null where mails stay on the outbox page. */
export const mailCheck = (mail: Probed | null): HealthCheck =>
  check(
    'mensagens',
    'Servidor de e-mail',
    mail?.erro ? 'falha' : mail ? 'ok' : 'atencao',
    mail ? (mail.erro ?? 'responde') : 'as mensagens ficam na caixa de saída',
    mail ? 'Confira SMTP_URL: endereço, porta, usuário e senha.' : 'Informe SMTP_URL para enviar e-mails.',
  )

export function storeChecks(store: Probed, disk: Disk | null): HealthCheck[] {
  const checks = [
    check(
      'arquivos',
      'Armazenamento',
      store.erro ? 'falha' : 'ok',
      store.erro ?? 'grava e lê',
      store.erro === fileText.noSpace
        ? 'Libere espaço no disco dos arquivos, ou aumente-o.'
        : 'Confira STORAGE_URL, as permissões da pasta ou as chaves do balde.',
    ),
  ]
  if (disk)
    checks.push(
      check(
        'arquivos',
        'Disco dos dados',
        stateAt(1 - disk.livre / disk.total, limits.disk),
        `${formatBytes(disk.livre)} livres de ${formatBytes(disk.total)}`,
        'Libere espaço ou aumente o disco: cheio, o banco para de gravar.',
      ),
    )
  return checks
}

/** Addresses that were there before ports had to be named go on until somebody confirms them (docs/deploy.md#outgoing). */
export const portCheck = (unnamed: readonly string[]): HealthCheck =>
  check(
    'erps',
    'Portas a confirmar',
    unnamed.length ? 'atencao' : 'ok',
    unnamed.join(', ') || 'nenhuma',
    'Confirme cada porta em OUTGOING_ALLOW (host:porta, ou rede:porta), ou troque o endereço.',
  )

export const accessChecks = (found: AccessFacts): HealthCheck[] => [
  check(
    'acesso',
    'Entradas recusadas na última hora',
    stateAt(found.recusadas, limits.refusals),
    `${formatNumber(found.recusadas)}, com ${formatCount(found.bloqueios, 'bloqueio', 'bloqueios')}`,
    'Veja em Segurança de onde vêm: de poucos endereços, é um ataque.',
  ),
  check(
    'acesso',
    'Chaves de acesso a vencer em 7 dias',
    found.chaves ? 'atencao' : 'ok',
    formatNumber(found.chaves),
    'Crie a chave nova e troque-a no sistema que a usa antes do vencimento.',
  ),
  check(
    'acesso',
    'Exceções de Senhas desligadas',
    found.excecoes.length ? 'falha' : 'ok',
    found.excecoes.length ? `falta um Super Admin em: ${found.excecoes.join(', ')}` : 'são Super Admins',
    'Escolha outra pessoa em Acesso único: sem exceções, ninguém entra quando o provedor está fora.',
  ),
  check(
    'erps',
    'Conexões',
    found.erps.length ? 'falha' : 'ok',
    found.erps.length
      ? `sem resposta no último teste: ${found.erps.join(', ')}`
      : formatCount(found.conexoes_erp, 'ativa', 'ativas'),
    'Abra a conexão do provedor e teste de novo: o erro está lá.',
  ),
]
