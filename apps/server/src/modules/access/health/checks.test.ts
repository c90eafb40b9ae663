/** From which value on something needs attention, or is at fault (docs/metrics.md#health-page). */
import type { HealthCheck } from '@intranet/contract/access/health'
import type { DatabaseState } from '@intranet/db/watched'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../../platform/env.ts'
import {
  accessChecks,
  databaseChecks,
  jobChecks,
  mailCheck,
  messageChecks,
  migrationCheck,
  monthCheck,
  replicaChecks,
  storeChecks,
} from './checks.ts'
import { jobState, lastTime } from './job-times.ts'
import { settingChecks } from './setting-checks.ts'

const state = (checks: HealthCheck[], nome: string) => checks.find((check) => check.nome === nome)!.situacao
const GB = 1024 ** 3
const database = {
  versao: '17.2',
  agora: 1_000_000,
  tamanho: 2 * GB,
  conexoes: 10,
  limite: 100,
  transacao: 0,
  superusuario: false,
  dono: false,
}
it('replicas are counted where some are named; a primary that is away is a fault', () => {
  const checked = (states: DatabaseState[], readOnly = false) =>
    replicaChecks({ states: () => states, isReadOnly: () => readOnly }).map(({ situacao, valor }) => [
      situacao,
      valor,
    ])
  expect(checked([])).toEqual([])
  expect(checked(['replica', 'primary'])).toEqual([['ok', '2 de 2 respondem']])
  expect(checked(['replica', 'away'])).toEqual([['atencao', '1 de 2 respondem']])
  expect(checked(['replica', 'away'], true)).toEqual([['falha', '1 de 2 respondem']])
})

it('tables with months have three ahead, and all their rows in one (docs/deploy.md#months)', () => {
  const checked = (adiante: number, resto = false) =>
    monthCheck([
      { tabela: 'log_historico', adiante: 4, resto: false },
      { tabela: 'seguranca_evento', adiante, resto },
    ])
  const states = [checked(3), checked(2), checked(1), checked(0), checked(-1), checked(4, true)]
  expect(states.map(({ situacao }) => situacao)).toEqual([
    'ok',
    'atencao',
    'atencao',
    'falha',
    'falha',
    'falha',
  ])
  expect(checked(2).valor).toBe('seguranca_evento: 2 adiante')
  expect(checked(4, true).valor).toBe('seguranca_evento: linhas fora de mês')
})

const none = { jobs: [], successes: [], channels: [] }

describe('a check', () => {
  it.each([
    ['Conexões', { conexoes: 79 }, { conexoes: 80 }, { conexoes: 95 }],
    ['Transação mais antiga', { transacao: 299 }, { transacao: 300 }, { transacao: 3600 }],
    ['Relógio', { agora: 1_001_999 }, { agora: 998_000 }, { agora: 1_060_000 }],
  ])('of the database: %s', (nome, ok, attention, fault) => {
    const states = [ok, attention, fault].map((facts) =>
      state(databaseChecks({ ...database, ...facts }, 0, 1_000_000), nome),
    )
    expect(states).toEqual(['ok', 'atencao', 'falha'])
  })

  it('of requests that wait, and of a superuser', () => {
    const waiting = [0, 1, 20].map((n) =>
      state(databaseChecks(database, n, 1_000_000), 'Pedidos à espera de conexão'),
    )
    expect(waiting).toEqual(['ok', 'atencao', 'falha'])
    const superuser = databaseChecks({ ...database, superusuario: true }, 0, 1_000_000)
    expect(state(superuser, 'Usuário do servidor')).toBe('atencao')
    const owner = databaseChecks({ ...database, dono: true }, 0, 1_000_000)
    expect(state(owner, 'Usuário do servidor')).toBe('atencao')
    expect(state(databaseChecks(database, 0, 1_000_000), 'Usuário do servidor')).toBe('ok')
  })

  it('says what to do where it is not in order, and nothing where it is', () => {
    const all = [
      ...databaseChecks({ ...database, conexoes: 90 }, 3, 1_000_000),
      migrationCheck([]),
      migrationCheck(['1003_x.sql']),
      migrationCheck('Migração 1003 foi alterada'),
      mailCheck(null),
      mailCheck({ erro: null }),
      mailCheck({ erro: 'ECONNREFUSED' }),
    ]
    for (const { situacao, fazer } of all) expect(fazer === null).toBe(situacao === 'ok')
    expect(all.filter(({ nome }) => nome === 'Migrações').map(({ situacao }) => situacao)).toEqual([
      'ok',
      'falha',
      'falha',
    ])
    expect(all.slice(-3).map(({ situacao }) => situacao)).toEqual(['atencao', 'ok', 'falha'])
  })

  it('of a channel, the queue of jobs, the disk and the refused sign-ins', () => {
    const message = [299, 300, 1800].map((seconds) =>
      state(messageChecks({ ...none, channels: [{ channel: 'sms', seconds }] }), 'SMS'),
    )
    const queue = [119, 120, 900].map((seconds) =>
      state(jobChecks([], { ...none, jobs: [{ job: 'a', seconds, waiting: 2 }] }), 'Fila de tarefas'),
    )
    const disk = [16, 15, 5].map((free) =>
      state(storeChecks({ erro: null }, { livre: free * GB, total: 100 * GB }), 'Disco dos dados'),
    )
    const access = { bloqueios: 0, chaves: 0, erps: [], conexoes_erp: 2, excecoes: [] }
    const refused = [99, 100, 1000].map((recusadas) =>
      state(accessChecks({ ...access, recusadas }), 'Entradas recusadas na última hora'),
    )
    for (const states of [message, queue, disk, refused]) expect(states).toEqual(['ok', 'atencao', 'falha'])
    const weak = accessChecks({ ...access, recusadas: 0, chaves: 1, erps: ['Razão'], excecoes: ['Casa'] })
    expect(weak.map(({ situacao }) => situacao)).toEqual(['ok', 'atencao', 'falha', 'falha'])
    expect(state(storeChecks({ erro: 'cheio' }, null), 'Armazenamento')).toBe('falha')
  })

  it('of settings asks only servers that other machines reach', () => {
    const faulty = (env: Record<string, string>) =>
      settingChecks(readEnv({ SECRET_KEY: 'x'.repeat(32), ...env }))
        .filter(({ situacao }) => situacao !== 'ok')
        .map(({ nome }) => nome)
    expect(faulty({})).toEqual([])
    expect(faulty({ PUBLIC_URL: 'http://intranet.example' })).toEqual([
      'Endereço público',
      'Modo',
      'Métricas',
      'Registro de segurança fora do banco',
      'Antivírus dos envios',
      'Endereços que a intranet chama',
    ])
    const safe = {
      NODE_ENV: 'production',
      METRICS_PORT: '9090',
      SECURITY_LOG: '-',
      TRUST_PROXY: '1',
      SCAN_URL: 'tls://clamd:3310',
      OUTGOING_HOSTS: 'erp.exemplo.com.br',
    }
    const left = { SECURITY_LOG: 'none', SCAN_URL: 'none', OUTGOING_HOSTS: '*' }
    expect(faulty({ PUBLIC_URL: 'https://intranet.example', ...safe, ...left })).toHaveLength(3)
    expect(faulty({ PUBLIC_URL: 'https://intranet.example', ...safe })).toEqual([])
    expect(faulty({ PUBLIC_URL: 'https://intranet.example', ...safe, TRUST_PROXY: '0' })).toEqual(['Proxy'])
    expect(faulty({ PUBLIC_URL: 'https://intranet.example', ...safe, DEMO: '1' })).toEqual(['Demonstração'])
    for (const name of ['TLS_CERT', 'STORAGE_TLS', 'DATABASE_TLS', 'SMTP_TLS', 'SCAN_TLS', 'OUTGOING_PLAIN'])
      expect(faulty({ PUBLIC_URL: 'https://intranet.example', ...safe, [name]: 'network' })).toEqual([
        'TLS entre as máquinas',
      ])
    expect(faulty({ SECRET_KEY_OLD: 'y'.repeat(32) })).toEqual(['Chaves antigas'])
  })
})

describe('a scheduled job', () => {
  const now = new Date('2026-11-24T12:00:00-03:00')
  const job = { nome: 'noite', cron: '35 3 * * *', desde: new Date('2026-01-01'), falhas: 0 }
  const at = (text: string) => new Date(`2026-11-${text}-03:00`)

  it('was to run at the last time that its schedule names, in Brazil', () => {
    expect(lastTime('35 3 * * *', now)).toEqual(at('24T03:35:00'))
  })

  it('is late once its time and a quarter of an hour are over without a run that ended well', () => {
    const states = [at('24T03:36:00'), at('23T03:36:00'), null].map(
      (ultimo_sucesso) => jobState({ ...job, ultimo_sucesso }, now).situacao,
    )
    expect(states).toEqual(['ok', 'falha', 'falha'])
    const yesterday = at('23T03:36:00')
    const just = [at('24T03:49:00'), at('24T03:51:00')].map(
      (moment) => jobState({ ...job, ultimo_sucesso: yesterday }, moment).situacao,
    )
    expect(just).toEqual(['ok', 'falha'])
  })

  it('is not late before its first time, nor for a run that the queue has forgotten', () => {
    expect(jobState({ ...job, desde: at('24T04:00:00'), ultimo_sucesso: null }, now).situacao).toBe('ok')
    expect(jobState({ ...job, cron: '0 4 15 * *', ultimo_sucesso: null }, now).situacao).toBe('ok')
  })

  it('needs attention where a run of the last day failed', () => {
    const failed = { ...job, ultimo_sucesso: at('24T03:36:00'), falhas: 1 }
    expect(jobState(failed, now).situacao).toBe('atencao')
  })
})
